/// The lines that a replay has read: their number, and a digest of them.
///
/// The digest is the sum, modulo 2⁶⁴, of the hashes of all lines. A line's hash is SipHash-2-4 with
/// the key 0, over the bytes without the line feed. So the digest does not depend on the order of
/// the lines, and the digest of a journal is the sum of the digests of its parts.
package struct LedgerInput: Hashable, Sendable {
  /// The number of lines, at most 2⁵³.
  package private(set) var lines = 0
  package private(set) var digest: UInt64 = 0

  package init() {}

  init(lines: Int, digest: UInt64) {
    self.lines = lines
    self.digest = digest
  }

  /// Adds a line, given by its hash.
  package mutating func add(_ hash: UInt64) {
    lines = min(lines + 1, MixtureTest.maximumCount)
    digest &+= hash
  }

  /// Returns the hash of a line without its line feed.
  ///
  /// - Complexity: O(n) for n bytes.
  package static func hash(of line: [UInt8]) -> UInt64 { SipHash24(0, 0).hash(line) }

  /// Returns the later of two states of one run's input: the state with more lines, then the state
  /// with the greater digest.
  func later(of other: Self) -> Self {
    (lines, digest) >= (other.lines, other.digest) ? self : other
  }
}
