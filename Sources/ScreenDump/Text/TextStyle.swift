/// The colours and the width of text output.
public struct TextStyle: Hashable, Sendable {
  /// Whether colours may be used.
  public var isColored: Bool
  /// The terminal's width in columns; `nil` without a terminal.
  public var width: Int?

  /// Creates a style.
  ///
  /// - Parameters:
  ///   - isColored: Whether colours may be used.
  ///   - width: The terminal's width in columns; `nil` without a terminal.
  public init(isColored: Bool = false, width: Int? = nil) {
    self.isColored = isColored
    self.width = width
  }

  /// Returns a text with a colour or weight, if colours may be used.
  ///
  /// - Parameters:
  ///   - text: Text without escape sequences.
  ///   - paint: The colour or weight.
  /// - Returns: The text between escape sequences; the text itself if colours may not be used, for
  ///   `plain`, and if the text is empty.
  public func painted(_ text: String, _ paint: TextPaint) -> String {
    guard isColored, paint != .plain, !text.isEmpty else { return text }
    return "\u{1B}[\(paint.rawValue)m\(text)\u{1B}[0m"
  }
}
