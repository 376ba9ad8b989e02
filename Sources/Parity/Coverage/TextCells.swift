/// The cells of a text by its length and its characters.
enum TextCells {
  static func cells(of text: String) -> CoverageCells {
    guard !text.isEmpty else { return CoverageCells(.emptyText) }
    var cells = CoverageCells(sizeCell(of: text))
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      cells.insert(.ascii)
      return cells
    }
    var last: Unicode.Scalar?
    for scalar in text.unicodeScalars where scalar.value >= 0x80 && scalar != last {
      last = scalar
      if isEastAsianLetter(scalar) {
        cells.insert(.otherScript)
      } else if isRightToLeft(scalar) {
        cells.insert(.rightToLeft)
      } else if isCombining(scalar) {
        cells.insert(.combining)
      } else {
        cells.insert(.otherScript)
      }
    }
    return cells
  }

  /// Returns the cell of a text by its number of characters, which are counted only if the numbers of its bytes and
  /// scalars do not decide.
  private static func sizeCell(of text: String) -> CoverageCell {
    let byteCount = text.utf8.count
    guard byteCount > 20, has(text.unicodeScalars, moreThan: 20) else { return .shortText }
    guard has(text, moreThan: 20) else { return .shortText }
    return byteCount > 100 && has(text, moreThan: 100) ? .longText : .mediumText
  }

  /// Returns whether a collection has more elements than a number; counts no further.
  private static func has(_ elements: some Collection, moreThan count: Int) -> Bool {
    elements.dropFirst(count).isEmpty == false
  }

  /// Returns whether the scalar is a letter of kana, Han or Hangul; its properties need no lookup.
  private static func isEastAsianLetter(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x3041...0x3096, 0x30A1...0x30FA, 0x4E00...0x9FFF, 0xAC00...0xD7A3: true
    default: false
    }
  }

  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: scalar.properties.isEmojiPresentation || scalar.value == 0x200D
    }
  }

  /// Returns whether the scalar lies in a block of a right-to-left script and is no nonspacing mark
  /// (Unicode, default bidirectional class R or AL).
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF,
      0x1_E800...0x1_EFFF:
      scalar.properties.generalCategory != .nonspacingMark
    default: false
    }
  }
}
