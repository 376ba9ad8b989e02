extension JSONIndexer {
  /// Returns the failure for an unexpected character at an offset.
  ///
  /// - Throws: The failure for bytes that are not UTF-8.
  func unexpectedCharacterFailure(at offset: Int, expected: String) throws(Failure) -> Failure {
    Failure(
      reason: .unexpected(found: try characterDescription(at: offset), expected: expected),
      offset: offset
    )
  }

  /// Returns the character at an offset as messages name it: `"x"` in quotes, `a quote`, or
  /// `U+0009` for a space or control character.
  ///
  /// - Throws: The failure for bytes that are not UTF-8.
  func characterDescription(at offset: Int) throws(Failure) -> String {
    let byte = text[offset]
    guard byte >= 0x80 else {
      guard byte > 0x20, byte != 0x7F else { return JSONSyntaxError.Reason.codePointText(byte) }
      return byte == JSONByte.quote ? "a quote" : "\"\(Character(UnicodeScalar(byte)))\""
    }
    let length = utf8LengthOrZero(at: offset)
    guard length > 0 else { throw Failure(reason: .invalidUTF8, offset: offset) }
    return "\"\(String(decoding: text[offset..<offset + length], as: UTF8.self))\""
  }

  /// Returns the pointer of the value at which reading stopped: the value being read, or the
  /// innermost open container if a name, comma or bracket is wrong.
  ///
  /// - Complexity: O(depth + elements before the failure), only on failure.
  func failurePointer() -> JSONPointer {
    var tokens: [String] = []
    for (level, container) in openContainers.enumerated() {
      let isInnermost = level == openContainers.count - 1
      guard !isInnermost || expectsOrReadsValue else { break }
      let child = isInnermost ? tape.count : Int(openContainers[level + 1].node)
      if container.isObject {
        tokens.append(JSONUnescaping.memberName(at: child - 1, tape: tape, text: text))
      } else {
        var index = 0
        var node = Int(container.node) + JSONTape.wordsPerContainer
        while node < child {
          node = nodeAfterEnd(of: node)
          index += 1
        }
        tokens.append(String(index))
      }
    }
    return JSONPointer(tokens: tokens)
  }

  /// Returns the index in the tape of the entry after a value and everything inside it.
  private func nodeAfterEnd(of node: Int) -> Int {
    let byte = text[Int(tape[node] & JSONTape.offsetMask)]
    return byte == JSONByte.openBrace || byte == JSONByte.openBracket
      ? Int(tape[node + 2]) : node + 1
  }
}
