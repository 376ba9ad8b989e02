/// The error for a text that is not JSON: what is wrong, where, and what to do.
public struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fault.
  public let reason: Reason

  /// The value that was being read: the container if a comma, name or bracket is wrong.
  public let pointer: JSONPointer

  /// The place of the fault in the text.
  public let location: SourceLocation

  /// One sentence that says what is wrong, what to do and where.
  public var description: String {
    diagnostic.sentence
  }

  /// The error as a diagnostic.
  public var diagnostic: Diagnostic {
    diagnostic(in: nil)
  }

  /// Returns the error as a diagnostic about a document of a block page, or about the one document
  /// for `nil`.
  package func diagnostic(in part: DocumentPart?) -> Diagnostic {
    Diagnostic(
      severity: .error,
      code: reason.code,
      path: pointer,
      location: location,
      part: part,
      message: reason.description
    )
  }
}
