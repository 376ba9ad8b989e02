/// MurmurHash3, x86, 32 bits, of two texts one after the other, as plainly as it can be written.
enum MurmurFloor {
  @inline(never)
  static func hash(_ first: String, _ second: String) -> UInt32 {
    var hash: UInt32 = 0
    var block: UInt32 = 0
    var length: UInt32 = 0
    func add(_ text: String) {
      for byte in text.utf8 {
        block |= UInt32(byte) << (8 * (length & 3))
        length += 1
        guard length & 3 == 0 else { continue }
        hash ^= scrambled(block)
        hash = (hash << 13 | hash >> 19) &* 5 &+ 0xE654_6B64
        block = 0
      }
    }
    add(first)
    add(second)
    if length & 3 != 0 { hash ^= scrambled(block) }
    hash ^= length
    hash = (hash ^ hash >> 16) &* 0x85EB_CA6B
    hash = (hash ^ hash >> 13) &* 0xC2B2_AE35
    return hash ^ hash >> 16
  }

  private static func scrambled(_ block: UInt32) -> UInt32 {
    let product = block &* 0xCC9E_2D51
    return (product << 15 | product >> 17) &* 0x1B87_3593
  }
}
