/// The cells of a text by its length and its characters.
enum TextCells {
  static func cells(of text: String) -> CoverageCells {
    var cells = CoverageCells()
    switch text.count {
    case 0:
      cells.insert(.emptyText)
      return cells
    case ...20: cells.insert(.shortText)
    case ...100: cells.insert(.mediumText)
    default: cells.insert(.longText)
    }
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      cells.insert(.ascii)
      return cells
    }
    for scalar in text.unicodeScalars where scalar.value >= 0x80 {
      if isRightToLeft(scalar) {
        cells.insert(.rightToLeft)
      } else if isCombining(scalar) {
        cells.insert(.combining)
      } else {
        cells.insert(.otherScript)
      }
    }
    return cells
  }

  private static func isCombining(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: true
    default: scalar.properties.isEmojiPresentation || scalar.value == 0x200D
    }
  }

  /// Whether the scalar lies in a block of a right-to-left script (Unicode, default bidirectional class R or AL).
  private static func isRightToLeft(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x1_0800...0x1_0FFF,
      0x1_E800...0x1_EFFF:
      scalar.properties.generalCategory != .nonspacingMark
    default: false
    }
  }
}
