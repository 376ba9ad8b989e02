/// The least and the greatest of the fingerprints of the finished attempts to replay one run.
///
/// An attempt is finished if its fingerprint is final, see ``ReadLinesFingerprint/isFinal``. The
/// two fingerprints differ if two attempts have read different lines. Fingerprints are ordered by
/// ``ReadLinesFingerprint/<(_:_:)``.
struct FinishedReplayFingerprintRange: Hashable, Sendable {
  /// The least fingerprint; `nil` if no attempt is finished.
  private(set) var least: ReadLinesFingerprint?
  /// The greatest fingerprint; `nil` if no attempt is finished.
  private(set) var greatest: ReadLinesFingerprint?

  mutating func widen(toInclude fingerprint: ReadLinesFingerprint) {
    least = least.map { min($0, fingerprint) } ?? fingerprint
    greatest = greatest.map { max($0, fingerprint) } ?? fingerprint
  }

  mutating func formUnion(_ other: Self) {
    if let least = other.least { widen(toInclude: least) }
    if let greatest = other.greatest { widen(toInclude: greatest) }
  }
}
