/// The keyed 64-bit hash function SipHash-2-4, whose hashes nobody can predict without the key.
///
/// Source: Aumasson, Bernstein, "SipHash: a fast short-input PRF" (2012), with two rounds per block
/// and four final rounds.
struct SipHash24: Hashable, Sendable {
  /// The first eight bytes and the last eight bytes of the key, each in little-endian order.
  let key: (first: UInt64, second: UInt64)

  init(_ first: UInt64, _ second: UInt64) {
    key = (first, second)
  }

  /// Returns the hash of bytes.
  ///
  /// - Complexity: O(n) for n bytes.
  func hash(_ bytes: [UInt8]) -> UInt64 {
    bytes.withUnsafeBytes(hash)
  }

  /// Returns the hash of bytes.
  ///
  /// - Complexity: O(n) for n bytes.
  func hash(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var state = State(key)
    let blocks = bytes.count / 8
    for block in 0..<blocks {
      state.add(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: block * 8, as: UInt64.self))
      )
    }
    var last = UInt64(truncatingIfNeeded: bytes.count) << 56
    for (index, byte) in bytes[(blocks * 8)...].enumerated() {
      last |= UInt64(byte) << UInt64(8 * index)
    }
    state.add(last)
    return state.finish()
  }

  static func == (left: Self, right: Self) -> Bool { left.key == right.key }

  func hash(into hasher: inout Hasher) {
    hasher.combine(key.first)
    hasher.combine(key.second)
  }

  private struct State {
    var v0, v1, v2, v3: UInt64

    init(_ key: (first: UInt64, second: UInt64)) {
      v0 = key.first ^ 0x736f_6d65_7073_6575
      v1 = key.second ^ 0x646f_7261_6e64_6f6d
      v2 = key.first ^ 0x6c79_6765_6e65_7261
      v3 = key.second ^ 0x7465_6462_7974_6573
    }

    @inline(__always)
    mutating func add(_ block: UInt64) {
      v3 ^= block
      round()
      round()
      v0 ^= block
    }

    mutating func finish() -> UInt64 {
      v2 ^= 0xff
      for _ in 0..<4 { round() }
      return v0 ^ v1 ^ v2 ^ v3
    }

    @inline(__always)
    private mutating func round() {
      v0 &+= v1
      v1 = Self.rotatedLeft(v1, by: 13) ^ v0
      v0 = Self.rotatedLeft(v0, by: 32)
      v2 &+= v3
      v3 = Self.rotatedLeft(v3, by: 16) ^ v2
      v0 &+= v3
      v3 = Self.rotatedLeft(v3, by: 21) ^ v0
      v2 &+= v1
      v1 = Self.rotatedLeft(v1, by: 17) ^ v2
      v2 = Self.rotatedLeft(v2, by: 32)
    }

    @inline(__always)
    private static func rotatedLeft(_ bits: UInt64, by count: UInt64) -> UInt64 {
      bits << count | bits >> (64 - count)
    }
  }
}
