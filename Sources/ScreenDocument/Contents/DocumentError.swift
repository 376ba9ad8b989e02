public import StrictJSON

/// The error for a document or shape file that cannot be used: what is wrong, where, and what to
/// do.
public struct DocumentError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The fault and its place.
  ///
  /// | code                | when                                                          |
  /// | ------------------- | ------------------------------------------------------------- |
  /// | `emptyDocument`     | there is no JSON value at all                                 |
  /// | `invalidJSON`       | the text breaks JSON's grammar                                |
  /// | `nestedTooDeep`     | more levels than the limit                                    |
  /// | `documentTooLarge`  | more bytes than the limit                                     |
  /// | `unknownShape`      | no shape was given and none was detected                      |
  /// | `shapeFindsNothing` | the shape's list of contents is not in the document           |
  /// | `shapeMismatch`     | the list does not have the type that the shape requires; or property or data is not an object |
  /// | `invalidShape`      | the shape file itself is wrong                                |
  /// | `noPage`            | a layout has no page, or is not an object                     |
  /// | `noMainSpace`       | a page has no main space                                      |
  public let diagnostic: Diagnostic

  /// Creates an error.
  ///
  /// - Parameter diagnostic: The fault and its place.
  public init(diagnostic: Diagnostic) {
    self.diagnostic = diagnostic
  }

  /// Creates an error about a value.
  init(_ code: String, at value: JSONValue, path: JSONPointer? = nil, message: String) {
    diagnostic = Diagnostic(
      severity: .error,
      code: code,
      at: value,
      path: path,
      message: message
    )
  }

  /// Creates an error about a text that is not JSON.
  ///
  /// - Parameter error: The fault of the text.
  public init(_ error: JSONSyntaxError) {
    diagnostic = error.diagnostic
  }

  /// One sentence that says what is wrong, what to do and where.
  public var description: String {
    diagnostic.messageWithPlace
  }

  /// Parses JSON, and converts a syntax error to this error.
  static func parseDocument(
    _ bytes: [UInt8],
    limits: JSONLimits = JSONLimits(),
    part: DocumentPart? = nil
  ) throws(DocumentError) -> JSONDocument {
    do throws(JSONSyntaxError) {
      return try JSONDocument(bytes, limits: limits, part: part)
    } catch {
      throw DocumentError(diagnostic: error.diagnostic(in: part))
    }
  }
}
