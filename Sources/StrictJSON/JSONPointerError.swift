/// The error for a text that is not a JSON Pointer.
public struct JSONPointerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What can be wrong with the text.
  public enum Fault: Hashable, Sendable {
    /// The text is not empty and does not begin with `/`.
    case noLeadingSlash
    /// A `~` is not followed by `0` or `1`.
    case unknownEscape
  }

  /// The text that is not a JSON Pointer.
  public let text: String

  /// What is wrong with the text.
  public let fault: Fault

  /// Creates an error.
  public init(text: String, fault: Fault) {
    self.text = text
    self.fault = fault
  }

  /// One sentence that says what is wrong and how to put it right.
  public var description: String {
    switch fault {
    case .noLeadingSlash:
      "\"\(text)\" is not a JSON Pointer; begin it with \"/\", or leave it empty for the whole value."
    case .unknownEscape:
      "\"\(text)\" is not a JSON Pointer; write \"~0\" for \"~\" and \"~1\" for \"/\" in a name."
    }
  }
}
