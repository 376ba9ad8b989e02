#if LegacyBridge
/// Trims and cuts texts the way the old labels did.
struct LegacyTextFormatter {
  /// The headings of contents.
  static let title = Self(limit: 40)
  /// The names of rows.
  static let name = Self(limit: 60)
  /// Running texts.
  static let body = Self(limit: 400)

  private let limit: Int

  /// Removes white space from both ends, and puts an ellipsis where the text is too long.
  ///
  /// `trimmingCharacters(in:)` would take scalars, and so half of a Character that begins with a
  /// space; this takes whole Characters.
  func string(from text: String?) -> String {
    var label = (text ?? "").drop(while: \.isWhitespace)
    while let last = label.last, last.isWhitespace { label.removeLast() }
    return label.count > limit ? label.prefix(limit - 1) + "…" : String(label)
  }

  /// The text, or what stands in for one that shows as nothing.
  func string(from text: String?, default placeholder: String) -> String {
    let label = string(from: text)
    return label.isEmpty ? placeholder : label
  }
}
#endif
