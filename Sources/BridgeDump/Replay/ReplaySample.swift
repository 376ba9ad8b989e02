import Basics

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
    var hash = FNV1a()
    hash.add(line)
    return hash.unitInterval < rate
  }
}
