import Basics
import Parity

/// Selects the lines of a journal that are replayed, by a hash of their bytes.
///
/// A line in the sample of one rate is also in the sample of every higher rate, at any position in
/// the journal.
struct ReplaySample {
  /// The share of lines, from 0 to 1.
  let rate: Double

  /// Returns whether a line is in the sample; a line that is too long to be read is in every
  /// sample.
  func contains(_ line: JournalLineSplitter.Line) -> Bool {
    guard case .text(let bytes, _, _) = line else { return true }
    return contains(bytes)
  }

  /// Returns whether a line with these bytes is in the sample.
  ///
  /// The hash is 64-bit FNV-1a, with the finalizer of MurmurHash3 to mix its high bits.
  ///
  /// - Complexity: O(bytes); O(1) if the rate is 1.
  func contains(_ line: [UInt8]) -> Bool {
    guard rate < 1 else { return true }
    var hash = FNV1a()
    hash.add(line)
    return hash.unitInterval < rate
  }
}
