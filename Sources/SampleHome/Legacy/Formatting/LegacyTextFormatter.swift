#if LegacyBridge
/// A formatter of the legacy side that trims and shortens texts.
struct LegacyTextFormatter {
  /// The formatter for the titles of contents: at most 40 Characters.
  static let title = Self(limit: 40)
  /// The formatter for the names of rows: at most 60 Characters.
  static let name = Self(limit: 60)
  /// The formatter for paragraphs of text: at most 400 Characters.
  static let body = Self(limit: 400)

  private let limit: Int

  /// Returns the text without white space at its ends, and shortened if it is too long; "" for
  /// `nil`.
  ///
  /// A text longer than the limit is cut to one Character less than the limit, and "…" is added.
  /// The function removes whole Characters; `trimmingCharacters(in:)` would remove single scalars,
  /// and thus a part of a Character that begins with a space.
  func string(from text: String?) -> String {
    var label = (text ?? "").drop(while: \.isWhitespace)
    while let last = label.last, last.isWhitespace { label.removeLast() }
    return label.count > limit ? label.prefix(limit - 1) + "…" : String(label)
  }

  /// Returns the text without white space at its ends, and shortened if it is too long; a default
  /// if the result is empty.
  func string(from text: String?, default placeholder: String) -> String {
    let label = string(from: text)
    return label.isEmpty ? placeholder : label
  }
}
#endif
