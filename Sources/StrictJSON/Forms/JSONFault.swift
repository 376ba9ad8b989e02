/// A value of a file that does not have the form that the file's format asks for.
package struct JSONFault: Error {
  /// The value, or the object that lacks a member.
  package let value: JSONValue
  /// What is wrong, as the predicate of a sentence about the value: `must be a number, found null`.
  package let message: String

  package init(_ value: JSONValue, _ message: String) {
    self.value = value
    self.message = message
  }

  /// The message as a sentence without its full stop.
  package var sentence: String { "The value \(message)" }

  /// The fault as a diagnostic at its value, which ends with its consequence: `the line is left out`.
  package func diagnostic(
    _ severity: Diagnostic.Severity,
    _ code: String,
    consequence: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity: severity,
      code: code,
      at: value,
      message: sentence + (consequence.map { "; \($0)" } ?? "") + "."
    )
  }
}
