extension JSONStorage {
  /// Returns the first byte of a value, which shows its kind.
  @inline(__always)
  func firstByte(of node: Int) -> UInt8 {
    bytes[offset(of: node)]
  }

  /// Returns the number at an entry; `nil` if it is another value.
  func number(at node: Int) -> NumberText? {
    bytes.withUnsafeBufferPointer { NumberText(at: offset(of: node), in: $0) }
  }

  /// Returns whether an object has a name with escapes or letters beyond ASCII.
  func hasUnusualName(in object: Int) -> Bool {
    let end = next(after: object)
    var member = object + JSONTape.containerWords
    while member < end {
      if isEscaped(member) || bytes[stringContent(of: member)].contains(where: { $0 >= 0x80 }) {
        return true
      }
      member = next(after: member + 1)
    }
    return false
  }
}
