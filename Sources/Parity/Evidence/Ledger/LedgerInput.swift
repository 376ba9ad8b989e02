import Basics

/// The lines that a replay has read: their number, and a digest of them.
///
/// The digest is the sum, modulo 2⁶⁴, of the hashes of all lines. A line's hash is SipHash-2-4 with
/// the key 0, over the bytes without the line feed. So the digest does not depend on the order of
/// the lines, and the digest of a journal is the sum of the digests of its parts.
package struct LedgerInput: Hashable, Sendable {
  /// The number of lines, at most 2⁵³.
  package private(set) var lines = 0
  package private(set) var digest: UInt64 = 0
  /// Whether the run has read all lines that it was to read; `false` for a checkpoint, and after an
  /// interrupt.
  package var isFinal: Bool

  package init() {
    isFinal = false
  }

  init(lines: Int, digest: UInt64, isFinal: Bool = false) {
    self.lines = lines
    self.digest = digest
    self.isFinal = isFinal
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

}

extension LedgerInput: Comparable {
  /// Returns whether the left state of a run's input is earlier: it has fewer lines, or the smaller
  /// digest, or is not final.
  package static func < (left: Self, right: Self) -> Bool {
    (left.lines, left.digest, left.isFinal ? 1 : 0)
      < (right.lines, right.digest, right.isFinal ? 1 : 0)
  }
}

extension LedgerInput: CustomStringConvertible {
  /// The number of lines and the digest, for messages.
  package var description: String {
    "\(lines == 1 ? "1 line" : "\(lines) lines") with digest \(digest.hexadecimal)"
  }
}
