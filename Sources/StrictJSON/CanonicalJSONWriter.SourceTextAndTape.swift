extension CanonicalJSONWriter {
  /// Pointers to the text and the tape of a checked document.
  ///
  /// It contains no reference to an object, so reading it needs no reference counting.
  struct SourceTextAndTape {
    let text: UnsafeBufferPointer<UInt8>
    let tape: UnsafeBufferPointer<UInt32>
  }
}

extension CanonicalJSONWriter.SourceTextAndTape {
  func offset(of node: Int) -> Int { Int(tape[node] & JSONTape.offsetMask) }

  /// Returns whether a member's name repeats the name of an earlier member of its object; of
  /// members with one name, only the first counts.
  func repeatsEarlierName(_ entry: Int) -> Bool { tape[entry] & JSONTape.duplicateFlag != 0 }

  func isEscaped(_ node: Int) -> Bool { tape[node] & JSONTape.escapedFlag != 0 }

  func nodeAfterEnd(of node: Int) -> Int {
    let byte = text[offset(of: node)]
    return byte == JSONByte.openBrace || byte == JSONByte.openBracket
      ? Int(tape[node + 2]) : node + 1
  }

  /// Returns the bytes between the quotes of a string or member name.
  func bytesBetweenQuotes(of node: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: text[rangeBetweenQuotes(of: node)])
  }

  /// Returns the bytes of a string or member name, without its quotes and with its escapes decoded.
  func unescaped(_ node: Int) -> [UInt8] {
    JSONUnescaping.unescaped(rangeBetweenQuotes(of: node), in: text)
  }

  private func rangeBetweenQuotes(of node: Int) -> Range<Int> {
    let start = offset(of: node) + 1
    return
      start..<JSONUnescaping.offsetOfClosingQuote(from: start, in: text, isEscaped: isEscaped(node))
  }

  /// Returns whether the name of the left member is before the name of the right one in the order
  /// of their bytes, with escapes decoded; false for equal names.
  func isNameBytewiseBefore(_ left: Int, _ right: Int) -> Bool {
    guard !isEscaped(left), !isEscaped(right) else {
      return unescaped(left).lexicographicallyPrecedes(unescaped(right))
    }
    // The byte after the shorter name is its quote, which a name without escapes does not contain.
    var (one, other) = (offset(of: left) + 1, offset(of: right) + 1)
    while text[one] == text[other] {
      if text[one] == JSONByte.quote { return false }
      one += 1
      other += 1
    }
    if text[one] == JSONByte.quote { return true }
    return text[other] != JSONByte.quote && text[one] < text[other]
  }
}
