/// The input that a replay has read: the number of lines, and a digest of them.
///
/// The digest is the sum, modulo 2⁶⁴, of a hash of each line (SipHash-2-4 with the key 0, over its
/// bytes without the line feed). So it does not depend on the order of the lines, and the digests
/// of parts add up to the digest of the whole.
package struct LedgerInput: Hashable, Sendable {
  /// The number of lines.
  package private(set) var lines = 0
  package private(set) var digest: UInt64 = 0

  package init() {}

  init(lines: Int, digest: UInt64) {
    self.lines = lines
    self.digest = digest
  }

  /// Adds a line by its hash.
  package mutating func add(_ hash: UInt64) {
    lines = min(lines + 1, MixtureTest.maximumCount)
    digest &+= hash
  }

  /// Returns the hash of a line.
  ///
  /// - Complexity: O(bytes).
  package static func hash(of line: [UInt8]) -> UInt64 { SipHash24(0, 0).hash(line) }

  /// Returns the later of two states of one run's input: the one with more lines.
  func later(of other: Self) -> Self {
    (lines, digest) >= (other.lines, other.digest) ? self : other
  }
}
