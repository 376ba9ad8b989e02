/// The error for a value that does not have the form that a file's format requires.
package struct JSONFormError: Error {
  /// The value, or the object that lacks a member.
  package let value: JSONValue
  /// The fault as the predicate of a sentence about the value: `must be a number, found null`.
  package let message: String

  package init(_ value: JSONValue, _ message: String) {
    self.value = value
    self.message = message
  }

  /// The message as a sentence that begins with `The value` and has no full stop.
  package var sentenceWithoutFullStop: String { "The value \(message)" }

  /// Returns the fault as a diagnostic about its value; the message ends with the `consequence`,
  /// such as `the line is left out`.
  package func diagnostic(
    _ severity: Diagnostic.Severity,
    _ code: String,
    consequence: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      severity: severity,
      code: code,
      at: value,
      message: sentenceWithoutFullStop + (consequence.map { "; \($0)" } ?? "") + "."
    )
  }
}
