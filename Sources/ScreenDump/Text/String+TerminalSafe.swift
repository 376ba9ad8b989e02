extension String {
  /// The text on one line, with every character that could move the cursor, colour a terminal or
  /// change the text's direction replaced by a space or a visible character.
  ///
  /// | found                                      | becomes              |
  /// | ------------------------------------------ | -------------------- |
  /// | tab, line and paragraph ends               | a space              |
  /// | other C0 controls, among them escape; DEL  | their picture, `␛`   |
  /// | C1 controls and bidirectional controls     | `�`                  |
  /// | noncharacters, such as U+FFFE              | `�`                  |
  ///
  /// - Complexity: O(n) in the text's length.
  package var terminalSafe: String {
    guard unicodeScalars.contains(where: \.isUnsafeInTerminal) else { return self }
    var result = ""
    for scalar in unicodeScalars {
      result.unicodeScalars.append(
        scalar.isUnsafeInTerminal ? scalar.terminalSafeReplacement : scalar
      )
    }
    return result
  }
}

extension Unicode.Scalar {
  fileprivate var isUnsafeInTerminal: Bool {
    switch value {
    case 0x00...0x1F, 0x7F...0x9F: true
    case 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    case 0xFDD0...0xFDEF: true
    default: value & 0xFFFE == 0xFFFE
    }
  }

  fileprivate var terminalSafeReplacement: Unicode.Scalar {
    switch value {
    case 0x09...0x0D, 0x85, 0x2028, 0x2029: " "
    case 0x00...0x1F: Unicode.Scalar(0x2400 + value) ?? "\u{FFFD}"
    case 0x7F: "\u{2421}"
    default: "\u{FFFD}"
    }
  }
}
