extension JSONIndexer {
  /// Validates a string whose opening quote is at `start`, and returns where it ends.
  ///
  /// Sets `isEscaped` to true if the string has an escape, and `isASCII` to false if it has a byte
  /// beyond ASCII; otherwise it leaves them as they are. Eight plain ASCII bytes are skipped at a
  /// time; all other bytes are checked one by one.
  ///
  /// - Returns: The offset after the closing quote.
  func endOfString(
    at start: Int,
    isEscaped: inout Bool,
    isASCII: inout Bool
  ) throws(Failure) -> Int {
    var offset = start + 1
    while true {
      while offset + 8 <= text.count {
        let special = Self.leadingPlainByteCount(in: eightBytes(at: offset))
        offset += special
        guard special == 8 else { break }
      }
      guard offset < text.count else {
        throw Failure(reason: .unterminatedString, offset: start)
      }
      let byte = text[offset]
      if byte == JSONByte.quote { return offset + 1 }
      if byte >= 0x80 {
        isASCII = false
        let length = utf8LengthOrZero(at: offset)
        guard length > 0 else { throw Failure(reason: .invalidUTF8, offset: offset) }
        offset += length
      } else if byte == JSONByte.backslash {
        isEscaped = true
        offset = try endOfEscape(at: offset, stringStart: start)
      } else if byte < 0x20 {
        throw Failure(reason: .controlCharacter(byte), offset: offset)
      } else {
        offset += 1
      }
    }
  }

  /// Validates a number, which begins with a digit or a minus sign, and returns where it ends.
  ///
  /// - Returns: The offset after the number.
  func endOfNumber(at start: Int) throws(Failure) -> Int {
    var offset = start
    if text[offset] == JSONByte.minus { offset += 1 }
    if offset < text.count, text[offset] == JSONByte.zero {
      offset += 1
      guard !isDigit(at: offset) else { throw Failure(reason: .leadingZero, offset: offset - 1) }
    } else {
      offset = try endOfDigits(at: offset)
    }
    if offset < text.count, text[offset] == JSONByte.dot {
      offset = try endOfDigits(at: offset + 1)
    }
    if offset < text.count, text[offset] | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if offset < text.count, text[offset] == JSONByte.plus || text[offset] == JSONByte.minus {
        offset += 1
      }
      offset = try endOfDigits(at: offset)
    }
    return offset
  }

  @inline(__always)
  private func isDigit(at offset: Int) -> Bool {
    offset < text.count && JSONByte.zero...JSONByte.nine ~= text[offset]
  }

  /// Skips digits, and returns the offset after the last one; throws if there is none.
  @inline(__always)
  private func endOfDigits(at start: Int) throws(Failure) -> Int {
    guard isDigit(at: start) else { throw Failure(reason: .missingDigit, offset: start) }
    var offset = start + 1
    while isDigit(at: offset) { offset += 1 }
    return offset
  }

  @inline(__always)
  private func eightBytes(at offset: Int) -> UInt64 {
    guard let base = text.baseAddress else { return 0 }
    return UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
  }

  /// Returns the number of plain bytes at the start of a word of eight bytes: those before the
  /// first quote, backslash, byte below 0x20 or byte that is not ASCII.
  @inline(__always)
  private static func leadingPlainByteCount(in word: UInt64) -> Int {
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    let quotes = word ^ (ones &* UInt64(JSONByte.quote))
    let backslashes = word ^ (ones &* UInt64(JSONByte.backslash))
    let controls = (word &- ones &* 0x20) & ~word
    let found = (quotes &- ones) & ~quotes | (backslashes &- ones) & ~backslashes | controls | word
    return (found & highs).trailingZeroBitCount >> 3
  }

  /// Returns the length of the UTF-8 sequence at an offset, which begins with a byte beyond ASCII;
  /// 0 if it is malformed.
  @inline(__always)
  func utf8LengthOrZero(at offset: Int) -> Int {
    let first = text[offset]
    guard first >= 0xC2, first < 0xF5, offset + 1 < text.count else { return 0 }
    let second = text[offset + 1]
    guard second & 0xC0 == 0x80 else { return 0 }
    if first < 0xE0 { return 2 }
    guard offset + 2 < text.count, text[offset + 2] & 0xC0 == 0x80 else { return 0 }
    if first < 0xF0 {
      return first == 0xE0 && second < 0xA0 || first == 0xED && second > 0x9F ? 0 : 3
    }
    guard offset + 3 < text.count, text[offset + 3] & 0xC0 == 0x80 else { return 0 }
    return first == 0xF0 && second < 0x90 || first == 0xF4 && second > 0x8F ? 0 : 4
  }

  /// Validates an escape whose backslash is at `start`, or the two escapes of a surrogate pair, and
  /// returns where it ends.
  ///
  /// - Returns: The offset after the escapes.
  private func endOfEscape(at start: Int, stringStart: Int) throws(Failure) -> Int {
    guard start + 1 < text.count else {
      throw Failure(reason: .unterminatedString, offset: stringStart)
    }
    guard text[start + 1] == UInt8(ascii: "u") else {
      guard JSONByte.unescaped(escapeLetter: text[start + 1]) != nil else {
        throw Failure(reason: .invalidEscape, offset: start)
      }
      return start + 2
    }
    let unit = try codeUnitOfEscape(at: start)
    switch unit {
    case 0xDC00...0xDFFF:
      throw Failure(reason: .loneSurrogate, offset: start)
    case 0xD800...0xDBFF:
      let next = start + 6
      guard next + 1 < text.count, text[next] == JSONByte.backslash,
        text[next + 1] == UInt8(ascii: "u"), 0xDC00...0xDFFF ~= (try codeUnitOfEscape(at: next))
      else { throw Failure(reason: .loneSurrogate, offset: start) }
      return next + 6
    default:
      return start + 6
    }
  }

  /// Returns the number in the four digits of a `\u` escape, whose backslash is at `start`; throws
  /// if they are not four hexadecimal digits.
  private func codeUnitOfEscape(at start: Int) throws(Failure) -> UInt32 {
    var unit: UInt32 = 0
    for offset in start + 2..<start + 6 {
      guard offset < text.count, let digit = JSONByte.hexadecimalDigitValue(text[offset]) else {
        throw Failure(reason: .invalidUnicodeEscape, offset: start)
      }
      unit = unit << 4 | digit
    }
    return unit
  }
}
