#if LegacyBridge
/// Trims and shortens texts like the old labels did.
struct LegacyTextFormatter {
  /// The format of contents' headings.
  static let title = Self(limit: 40)
  /// The format of rows' names.
  static let name = Self(limit: 60)
  /// The format of running texts.
  static let body = Self(limit: 400)

  private let limit: Int

  /// Removes white space from both ends, and shortens the text with an ellipsis if it is too long.
  ///
  /// `trimmingCharacters(in:)` would remove scalars, and so a part of a Character that begins with
  /// a space; this removes whole Characters.
  func string(from text: String?) -> String {
    var label = (text ?? "").drop(while: \.isWhitespace)
    while let last = label.last, last.isWhitespace { label.removeLast() }
    return label.count > limit ? label.prefix(limit - 1) + "…" : String(label)
  }

  /// Returns the formatted text, or a placeholder if that is empty.
  func string(from text: String?, default placeholder: String) -> String {
    let label = string(from: text)
    return label.isEmpty ? placeholder : label
  }
}
#endif
