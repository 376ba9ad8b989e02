/// The error for a text that is not JSON: what is wrong, where, and what to do.
public struct JSONSyntaxError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Why the text is not accepted.
  public let reason: Reason

  /// The pointer to the value that was being read; if a comma, name or bracket is wrong, to the
  /// array or object that contains it; the root for text after the document's value.
  public let pointer: JSONPointer

  /// The place of the fault in the text; of a string without a closing quote, its opening quote.
  public let location: SourceLocation

  /// One sentence that says what is wrong, what to do and where.
  public var description: String {
    diagnostic.messageWithPlace
  }

  /// The error as a diagnostic.
  public var diagnostic: Diagnostic {
    diagnostic(in: nil)
  }

  /// Returns the error as a diagnostic that names the document of a block page; pass `nil` if there
  /// is only one document.
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
