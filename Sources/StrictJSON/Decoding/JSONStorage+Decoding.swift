extension JSONStorage {
  /// Returns the first byte of a value, which shows its kind.
  @inline(__always)
  func firstByte(of node: Int) -> UInt8 {
    bytes[offset(of: node)]
  }

  /// Returns the number at an index of the tape; `nil` if another kind of value is there.
  func number(at node: Int) -> ParsedNumber? {
    bytes.withUnsafeBufferPointer { ParsedNumber(at: offset(of: node), in: $0) }
  }

  /// Returns whether an object has a name with escapes or letters beyond ASCII.
  func hasEscapedOrNonASCIIName(in object: Int) -> Bool {
    let end = nodeAfterEnd(of: object)
    var member = object + JSONTape.wordsPerContainer
    while member < end {
      if isEscaped(member) || bytes[rangeBetweenQuotes(of: member)].contains(where: { $0 >= 0x80 })
      {
        return true
      }
      member = nodeAfterEnd(of: member + 1)
    }
    return false
  }
}
