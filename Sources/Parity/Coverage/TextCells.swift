/// The cells of a text by its length and its characters.
enum TextCells {
  static func cells(of text: String) -> CoverageCells {
    guard !text.isEmpty else { return CoverageCells(.emptyText) }
    guard !isASCIIWithoutCarriageReturn(text) else {
      let length = lengthCell(ofCharacterCount: text.utf8.count)
      return CoverageCells(.ascii).union(CoverageCells(length))
    }
    var cells: CoverageCells = []
    var scalarCount = 0
    // Whether each scalar is a character, so that their number need not be found by the rules of Unicode.
    var isPlain = true
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      scalarCount += 1
      if scalar.value < 0x80 {
        if scalar == "\r" { isPlain = false }
      } else if isStandaloneEastAsian(scalar) {
        cells.insert(.otherScript)
      } else {
        isPlain = false
        if scalar != last { cells.insert(cell(of: scalar)) }
        last = scalar
      }
    }
    if cells.isEmpty { cells.insert(.ascii) }
    cells.insert(
      isPlain ? lengthCell(ofCharacterCount: scalarCount) : lengthCell(of: text, scalarCount)
    )
    return cells
  }

  /// Returns whether a text is ASCII without a carriage return, so that each byte is one character.
  ///
  /// A carriage return with a line feed after it would be one character of two bytes.
  private static func isASCIIWithoutCarriageReturn(_ text: String) -> Bool {
    text.utf8.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\r") }
  }

  private static func lengthCell(ofCharacterCount count: Int) -> CoverageCell {
    switch count {
    case ...20: .shortText
    case ...100: .mediumText
    default: .longText
    }
  }

  /// Returns the cell of a text by its number of characters, which is at most the number of
  /// scalars.
  ///
  /// Characters are counted only up to the limit of a cell, and not at all if `scalarCount` decides
  /// the cell.
  private static func lengthCell(of text: String, _ scalarCount: Int) -> CoverageCell {
    guard scalarCount > 20, isLonger(text, than: 20) else { return .shortText }
    return scalarCount > 100 && isLonger(text, than: 100) ? .longText : .mediumText
  }

  private static func isLonger(_ text: String, than characterCount: Int) -> Bool {
    !text.dropFirst(characterCount).isEmpty
  }

  /// Returns whether the scalar is in a range of kana, Han, Hangul, their punctuation or full-width
  /// forms.
  ///
  /// Each scalar of these ranges is a character of its own, so that its properties need no look-up.
  private static func isStandaloneEastAsian(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3000...0x3029, 0x3041...0x3096, 0x30A0...0x30FF, 0x4E00...0x9FFF, 0xAC00...0xD7A3,
      0xFF01...0xFF9D:
      true
    default: false
    }
  }

  private static func cell(of scalar: Unicode.Scalar) -> CoverageCell {
    if isRightToLeft(scalar) { return .rightToLeft }
    return isCombiningOrEmoji(scalar) ? .combiningOrEmoji : .otherScript
  }

  /// Returns whether the scalar is a nonspacing or enclosing mark, an emoji, or joins emoji.
  private static func isCombiningOrEmoji(_ scalar: Unicode.Scalar) -> Bool {
    // The first mark is U+0300.
    guard scalar.value >= 0x0300 else { return false }
    return switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: scalar.properties.isEmojiPresentation || scalar.value == 0x200D
    }
  }

  /// Returns whether the scalar lies in a block of a right-to-left script and is not a nonspacing
  /// mark.
  ///
  /// In Unicode these blocks have the default bidirectional class R or AL; U+FEFF at the end of one
  /// of them is the byte order mark, which has no direction.
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x1_0800...0x1_0FFF,
      0x1_E800...0x1_EFFF:
      scalar.properties.generalCategory != .nonspacingMark
    default: false
    }
  }
}
