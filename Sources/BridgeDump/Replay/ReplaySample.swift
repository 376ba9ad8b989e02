/// Which lines of a journal are replayed, by a hash of their bytes.
///
/// A line is in the sample of a rate, and of every higher one, wherever it stands.
struct ReplaySample {
  /// The share of lines, from 0 to 1.
  let rate: Double

  /// Whether a line is in the sample.
  ///
  /// The hash is 64-bit FNV-1a, with the finalizer of MurmurHash3 to mix its high bits.
  ///
  /// - Complexity: O(bytes); O(1) if all lines are.
  func contains(_ line: [UInt8]) -> Bool {
    guard rate < 1 else { return true }
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in line { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ hash >> 33) &* 0xff51_afd7_ed55_8ccd
    hash = (hash ^ hash >> 33) &* 0xc4ce_b9fe_1a85_ec53
    hash ^= hash >> 33
    return Double(hash >> 11) * 0x1p-53 < rate
  }
}
