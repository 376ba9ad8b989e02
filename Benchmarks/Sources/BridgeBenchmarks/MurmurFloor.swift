/// MurmurHash3, x86, 32 bits, of contiguous bytes, in its plainest form.
enum MurmurFloor {
  @inline(never)
  static func hash(_ bytes: [UInt8]) -> UInt32 {
    bytes.withUnsafeBytes { bytes in
      var hash: UInt32 = 0
      var index = 0
      while bytes.count - index >= 4 {
        hash ^= scrambled(bytes.loadUnaligned(fromByteOffset: index, as: UInt32.self))
        hash = (hash << 13 | hash >> 19) &* 5 &+ 0xE654_6B64
        index += 4
      }
      var tail: UInt32 = 0
      for (place, byte) in bytes[index...].enumerated() { tail |= UInt32(byte) << (8 * place) }
      if tail != 0 { hash ^= scrambled(tail) }
      hash ^= UInt32(bytes.count)
      hash = (hash ^ hash >> 16) &* 0x85EB_CA6B
      hash = (hash ^ hash >> 13) &* 0xC2B2_AE35
      return hash ^ hash >> 16
    }
  }

  private static func scrambled(_ block: UInt32) -> UInt32 {
    let product = block &* 0xCC9E_2D51
    return (product << 15 | product >> 17) &* 0x1B87_3593
  }
}
