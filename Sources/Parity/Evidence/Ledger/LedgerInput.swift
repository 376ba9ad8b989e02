/// What a replay has read: how many lines, and a digest of them.
///
/// The digest is the sum, modulo 2⁶⁴, of a hash of each line (SipHash-2-4 with the key 0, over its bytes
/// without the line feed), so it does not depend on their order, and parts add up to the whole.
package struct LedgerInput: Hashable, Sendable {
  /// How many lines were read.
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

  /// The hash of a line.
  ///
  /// - Complexity: O(bytes).
  package static func hash(of line: [UInt8]) -> UInt64 { SipHash24(0, 0).hash(line) }

  /// Of two states of one run's input the later: the one of more lines.
  func later(of other: Self) -> Self {
    (lines, digest) >= (other.lines, other.digest) ? self : other
  }
}
