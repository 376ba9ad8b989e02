extension JSONSyntaxError {
  /// Returns whether the text that has this error is only cut off, so that more bytes could make it
  /// valid JSON.
  ///
  /// - Parameter text: The whole text that has this error.
  /// - Returns: Whether the text ends too early, as an empty text does, or inside a string's
  ///   character, escape or surrogate pair; `false` for any other fault and for an exceeded limit.
  package func isCutOff(_ text: [UInt8]) -> Bool {
    let rest = text.dropFirst(location.offset)
    switch reason {
    case .empty, .unexpectedEnd, .unterminatedString: return true
    case .missingDigit: return rest.isEmpty
    case .invalidUTF8:
      return Self.isIncompleteUTF8Character(rest)
        && reasonOfText(beforeFaultIn: text, followedBy: []) == .unterminatedString
    case .invalidUnicodeEscape:
      let followsHighSurrogate =
        reasonOfText(beforeFaultIn: text, followedBy: [JSONByte.quote]) == .loneSurrogate
      return Self.isIncompleteEscape(rest)
        && (!followsHighSurrogate || Self.canBecomeLowSurrogate(rest))
    case .loneSurrogate:
      let isHigh = rest.count >= 6 && Self.isHighSurrogate(rest.prefix(6))
      return isHigh && rest.count < 12 && Self.isIncompleteEscape(rest.dropFirst(6))
    default: return false
    }
  }

  /// Returns why the text before the fault, followed by other bytes, is not JSON; `nil` if it is.
  private func reasonOfText(beforeFaultIn text: [UInt8], followedBy bytes: [UInt8]) -> Reason? {
    do throws(JSONSyntaxError) {
      // The limits of the text's reader can be wider than the default ones.
      _ = try JSONDocument(Array(text.prefix(location.offset)) + bytes, limits: .composedText)
      return nil
    } catch {
      return error.reason
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
    let possibleSecondBytes: ClosedRange<UInt8> =
      switch first {
      case 0xE0: 0xA0...0xBF
      case 0xED: 0x80...0x9F
      case 0xF0: 0x90...0xBF
      case 0xF4: 0x80...0x8F
      default: 0x80...0xBF
      }
    return rest.count < length
      && rest.dropFirst().prefix(1).allSatisfy { possibleSecondBytes ~= $0 }
      && rest.dropFirst(2).allSatisfy { $0 & 0xC0 == 0x80 }
  }

  /// Returns whether the bytes are the beginning of `\uXXXX`.
  private static func isIncompleteEscape(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.count < 6 && zip(rest, [JSONByte.backslash, UInt8(ascii: "u")]).allSatisfy { $0 == $1 }
      && rest.dropFirst(2).allSatisfy { JSONByte.hexadecimalDigitValue($0) != nil }
  }

  /// Returns whether the digits of an incomplete escape can begin the second half of a surrogate
  /// pair: `DC` to `DF`.
  private static func canBecomeLowSurrogate(_ escape: ArraySlice<UInt8>) -> Bool {
    let digits = escape.dropFirst(2).compactMap(JSONByte.hexadecimalDigitValue)
    return digits.prefix(1).allSatisfy { $0 == 0xD }
      && digits.dropFirst().prefix(1).allSatisfy { $0 >= 0xC }
  }

  private static func isHighSurrogate(_ escape: ArraySlice<UInt8>) -> Bool {
    let digits = escape.suffix(4).compactMap(JSONByte.hexadecimalDigitValue)
    return digits.count == 4 && digits[0] == 0xD && 0x8...0xB ~= digits[1]
  }
}
