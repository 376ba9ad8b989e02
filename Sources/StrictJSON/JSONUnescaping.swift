/// Functions that find strings in a text that was already validated, and decode their escapes.
enum JSONUnescaping {
  /// Returns the member name at the index `node` of the tape, with its escapes decoded; an empty
  /// string if the tape has no such index.
  static func memberName(at node: Int, tape: [UInt32], text: UnsafeBufferPointer<UInt8>) -> String {
    guard tape.indices.contains(node) else { return "" }
    let start = Int(tape[node] & JSONTape.offsetMask) + 1
    let isEscaped = tape[node] & JSONTape.escapedFlag != 0
    let raw = start..<offsetOfClosingQuote(from: start, in: text, isEscaped: isEscaped)
    guard isEscaped else { return String(decoding: text[raw], as: UTF8.self) }
    return unescapedString(raw, in: text)
  }

  /// Returns a string with its escapes decoded; `raw` is the range of the bytes between its quotes.
  static func unescapedString(_ raw: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> String {
    String(unsafeUninitializedCapacity: raw.count) { unescape(raw, in: text, into: $0) }
  }

  /// Returns the offset of the closing quote of a string whose opening quote is just before
  /// `start`; the length of the text if there is no closing quote.
  ///
  /// `isEscaped` says whether the string has escapes.
  @inline(__always)
  static func offsetOfClosingQuote(
    from start: Int,
    in text: UnsafeBufferPointer<UInt8>,
    isEscaped: Bool
  ) -> Int {
    var offset = start
    while offset < text.count, text[offset] != JSONByte.quote {
      offset += isEscaped && text[offset] == JSONByte.backslash ? 2 : 1
    }
    return min(offset, text.count)
  }

  /// Returns a string in UTF-8 with its escapes decoded; `raw` is the range of the bytes between
  /// the string's quotes.
  static func unescaped(_ raw: Range<Int>, in text: UnsafeBufferPointer<UInt8>) -> [UInt8] {
    Array(unsafeUninitializedCapacity: raw.count) { result, count in
      count = unescape(raw, in: text, into: result)
    }
  }

  /// Writes a string in UTF-8 with its escapes decoded; `raw` is the range of the bytes between the
  /// string's quotes.
  ///
  /// At most `raw.count` bytes are written.
  ///
  /// - Returns: The number of bytes that were written.
  private static func unescape(
    _ raw: Range<Int>,
    in text: UnsafeBufferPointer<UInt8>,
    into result: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var count = 0
    var offset = raw.lowerBound
    while offset < raw.upperBound {
      let byte = text[offset]
      guard byte == JSONByte.backslash, offset + 1 < raw.upperBound else {
        result[count] = byte
        count += 1
        offset += 1
        continue
      }
      guard text[offset + 1] == UInt8(ascii: "u") else {
        result[count] = JSONByte.unescaped(escapeLetter: text[offset + 1]) ?? text[offset + 1]
        count += 1
        offset += 2
        continue
      }
      var value = codeUnitOfEscape(at: offset, in: text)
      offset += 6
      if 0xD800...0xDBFF ~= value {
        let low = codeUnitOfEscape(at: offset, in: text)
        value = 0x10000 &+ ((value & 0x3FF) << 10) &+ (low & 0x3FF)
        offset += 6
      }
      let scalar = UnicodeScalar(value) ?? "\u{FFFD}"
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
        result[count] = byte
        count += 1
      }
    }
    return count
  }

  private static func codeUnitOfEscape(at start: Int, in text: UnsafeBufferPointer<UInt8>) -> UInt32
  {
    var unit: UInt32 = 0
    for offset in start + 2..<start + 6 where offset < text.count {
      unit = unit << 4 | (JSONByte.hexadecimalDigitValue(text[offset]) ?? 0)
    }
    return unit
  }
}
