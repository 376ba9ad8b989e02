import Basics

/// The number of the lines that a replay has read, and a digest of them.
///
/// The digest is the sum, modulo 2⁶⁴, of the hashes of all lines. A line's hash is SipHash-2-4 with
/// the key 0, over the bytes without the line feed. So the digest does not depend on the order of
/// the lines, and the digest of a journal is the sum of the digests of its parts.
package struct ReadLinesFingerprint: Hashable, Sendable {
  /// The number of lines, at most 2⁵³.
  package private(set) var lineCount = 0
  package private(set) var digest: UInt64 = 0
  /// Whether the run has read all lines that it was to read; `false` for a checkpoint, and after an
  /// interrupt.
  package var isFinal: Bool

  package init() {
    isFinal = false
  }

  init(lines: Int, digest: UInt64, isFinal: Bool = false) {
    lineCount = lines
    self.digest = digest
    self.isFinal = isFinal
  }

  /// Adds a line, given by its hash.
  package mutating func addLine(withHash hash: UInt64) {
    lineCount = Int.cappedSum(lineCount, 1)
    digest &+= hash
  }

  /// Returns the hash of a line without its line feed.
  ///
  /// - Complexity: O(n) for n bytes.
  package static func hash(of line: [UInt8]) -> UInt64 { SipHash24(0, 0).hash(line) }

}

extension ReadLinesFingerprint: Comparable {
  /// Orders fingerprints by the number of lines, then by the digest, then a fingerprint that is not
  /// final before one that is.
  package static func < (left: Self, right: Self) -> Bool {
    (left.lineCount, left.digest, left.isFinal ? 1 : 0)
      < (right.lineCount, right.digest, right.isFinal ? 1 : 0)
  }
}

extension ReadLinesFingerprint: CustomStringConvertible {
  /// The number of lines and the digest, for messages.
  package var description: String {
    "\(lineCount == 1 ? "1 line" : "\(lineCount) lines") with digest \(digest.hexadecimal)"
  }
}
