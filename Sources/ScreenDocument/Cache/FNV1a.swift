/// The 64-bit hash FNV-1a of Fowler, Noll and Vo (draft-eastlake-fnv).
///
/// It finds damage, and spreads names. It is no defence against somebody who wants two texts to
/// have one hash.
struct FNV1a {
  /// The hash of what was added so far.
  private(set) var value: UInt64 = 0xcbf2_9ce4_8422_2325

  /// Adds bytes.
  ///
  /// - Complexity: One multiplication a byte.
  mutating func add(_ bytes: some Sequence<UInt8>) {
    for byte in bytes { value = (value ^ UInt64(byte)) &* 0x100_0000_01b3 }
  }

  static func hash(_ bytes: some Sequence<UInt8>) -> UInt64 {
    var hash = FNV1a()
    hash.add(bytes)
    return hash.value
  }
}

extension UInt64 {
  /// Sixteen hexadecimal digits.
  var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
