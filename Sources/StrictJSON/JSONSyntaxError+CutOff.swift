extension JSONSyntaxError {
  /// Returns whether the text that has this error is only cut off, so that more bytes could make it
  /// valid JSON.
  ///
  /// - Parameter text: The whole text that has this error.
  /// - Returns: Whether the text ends too early, as an empty text does, or inside a character, an
  ///   escape or a surrogate pair; `false` for any other fault and for an exceeded limit.
  package func isCutOff(_ text: [UInt8]) -> Bool {
    let rest = text.dropFirst(location.offset)
    switch reason {
    case .empty, .unexpectedEnd, .unterminatedString: return true
    case .missingDigit: return rest.isEmpty
    case .invalidUTF8: return Self.isIncompleteUTF8Character(rest)
    case .invalidUnicodeEscape: return Self.isIncompleteEscape(rest)
    case .loneSurrogate:
      let isHigh = rest.count >= 6 && Self.isHighSurrogate(rest.prefix(6))
      return isHigh && rest.count < 12 && Self.isIncompleteEscape(rest.dropFirst(6))
    default: return false
    }
  }

  private static func isIncompleteUTF8Character(_ rest: ArraySlice<UInt8>) -> Bool {
    guard let first = rest.first else { return false }
    let length =
      switch first {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 0
      }
    return rest.count < length && rest.dropFirst().allSatisfy { $0 & 0xC0 == 0x80 }
  }

  /// Returns whether the bytes are the beginning of `\uXXXX`.
  private static func isIncompleteEscape(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.count < 6 && zip(rest, [JSONByte.backslash, UInt8(ascii: "u")]).allSatisfy { $0 == $1 }
      && rest.dropFirst(2).allSatisfy { JSONByte.hexadecimalDigitValue($0) != nil }
  }

  private static func isHighSurrogate(_ escape: ArraySlice<UInt8>) -> Bool {
    let digits = escape.suffix(4).compactMap(JSONByte.hexadecimalDigitValue)
    return digits.count == 4 && digits[0] == 0xD && 0x8...0xB ~= digits[1]
  }
}
