extension String {
  /// The number of columns of the text on a terminal: two for a wide character, none for a
  /// combining mark.
  ///
  /// Wide characters are those that Unicode's East Asian Width defines as wide or fullwidth, and
  /// emoji. Ambiguous characters count as one column.
  ///
  /// - Complexity: O(n) in the text's length.
  package var columns: Int {
    var count = 0
    for character in self { count += character.columns }
    return count
  }

  /// Returns the text, shortened to a number of columns by an ellipsis.
  ///
  /// - Parameter limit: The greatest number of columns; at least one.
  /// - Returns: The text if it fits; otherwise as many of its first characters as fit before the
  ///   ellipsis, and the ellipsis.
  package func truncated(toColumns limit: Int) -> String {
    guard utf8.count > limit, columns > limit else { return self }
    var result = ""
    var count = 1
    for character in self {
      count += character.columns
      if count > limit { break }
      result.append(character)
    }
    return result + "…"
  }

  /// Returns the text, padded at its end to a number of columns.
  ///
  /// - Parameter width: The smallest number of columns.
  /// - Returns: The text with spaces after it.
  package func padded(toColumns width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - columns))
  }
}

extension Character {
  fileprivate var columns: Int {
    if utf8.count == 1 || self == "\r\n" { return self == "\0" ? 0 : 1 }
    var count = 0
    for scalar in unicodeScalars {
      if scalar.value == 0xFE0F || scalar.properties.isEmojiPresentation { return 2 }
      count += scalar.columns
    }
    return count
  }
}

extension Unicode.Scalar {
  /// Whether the scalar is in one of the wide and fullwidth blocks of UAX #11, without emoji.
  ///
  /// A character with an emoji is measured before this property is read.
  private var isWide: Bool {
    switch value {
    case 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
      0xFFE0...0xFFE6, 0x16FE0...0x18DFF, 0x1AFF0...0x1B2FF, 0x1F200...0x1F265, 0x20000...0x3FFFD:
      true
    default: false
    }
  }

  fileprivate var columns: Int {
    if value < 0x300 { return 1 }
    if 0x1160...0x11FF ~= value { return 0 }
    switch properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return isWide ? 2 : 1
    }
  }
}
