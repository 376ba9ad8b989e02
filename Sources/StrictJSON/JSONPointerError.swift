/// A text that is no JSON Pointer.
public struct JSONPointerError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong with the text.
  public enum Fault: Hashable, Sendable {
    /// The text is not empty and does not begin with `/`.
    case noLeadingSlash
    /// A `~` is followed by something other than `0` or `1`.
    case unknownEscape
  }

  /// The text as it was given.
  public let text: String

  /// What is wrong with the text.
  public let fault: Fault

  /// Creates an error.
  ///
  /// - Parameters:
  ///   - text: The text as it was given.
  ///   - fault: What is wrong with the text.
  public init(text: String, fault: Fault) {
    self.text = text
    self.fault = fault
  }

  /// One sentence that says what is wrong and how to put it right.
  public var description: String {
    switch fault {
    case .noLeadingSlash:
      "\"\(text)\" is no JSON Pointer; begin it with \"/\", or leave it empty for the whole value."
    case .unknownEscape:
      "\"\(text)\" is no JSON Pointer; write \"~0\" for \"~\" and \"~1\" for \"/\" in a name."
    }
  }
}
