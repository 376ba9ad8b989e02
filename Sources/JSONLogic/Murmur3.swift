/// MurmurHash3, x86, 32 bits, seed 0, over a sequence of bytes and UTF-8 texts (Austin Appleby's
/// public-domain `MurmurHash3_x86_32`).
package struct Murmur3 {
  private var state: UInt32 = 0
  private var tail: UInt32 = 0
  private var tailLength = 0
  /// The number of hashed bytes, modulo 2³².
  private(set) var byteCount: UInt32 = 0

  /// Adds the UTF-8 bytes of a text.
  mutating func combine(_ text: String) {
    let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { combine($0) }
    if isDone == nil { Array(text.utf8).withUnsafeBufferPointer { combine($0) } }
  }

  /// Adds bytes.
  mutating func combine(_ bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { combine($0) }
  }

  /// Adds a byte.
  mutating func combine(_ byte: UInt8) {
    byteCount &+= 1
    appendToTail(byte)
  }

  /// The hash of the bytes so far.
  var value: UInt32 {
    var hash = state
    if tailLength > 0 { hash ^= Self.scrambled(tail) }
    hash ^= byteCount
    hash ^= hash >> 16
    hash &*= 0x85EB_CA6B
    hash ^= hash >> 13
    hash &*= 0xC2B2_AE35
    return hash ^ (hash >> 16)
  }

  private mutating func combine(_ bytes: UnsafeBufferPointer<UInt8>) {
    byteCount &+= UInt32(truncatingIfNeeded: bytes.count)
    var index = 0
    while tailLength > 0, index < bytes.count {
      appendToTail(bytes[index])
      index += 1
    }
    while bytes.count - index >= 4 {
      mix(
        UInt32(bytes[index]) | UInt32(bytes[index + 1]) << 8 | UInt32(bytes[index + 2]) << 16
          | UInt32(bytes[index + 3]) << 24
      )
      index += 4
    }
    while index < bytes.count {
      appendToTail(bytes[index])
      index += 1
    }
  }

  private mutating func appendToTail(_ byte: UInt8) {
    tail |= UInt32(byte) << UInt32(8 * tailLength)
    tailLength += 1
    guard tailLength == 4 else { return }
    mix(tail)
    tail = 0
    tailLength = 0
  }

  private mutating func mix(_ block: UInt32) {
    state ^= Self.scrambled(block)
    state = (state << 13 | state >> 19) &* 5 &+ 0xE654_6B64
  }

  private static func scrambled(_ block: UInt32) -> UInt32 {
    let product = block &* 0xCC9E_2D51
    return (product << 15 | product >> 17) &* 0x1B87_3593
  }
}
