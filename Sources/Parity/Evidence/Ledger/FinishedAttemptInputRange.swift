/// The least and the greatest of the inputs of the finished attempts to replay one run.
///
/// An attempt is finished if its input is final, see ``ReplayInputFingerprint/isFinal``. The two
/// inputs differ if two attempts have read different lines. Inputs are ordered by
/// ``ReplayInputFingerprint/<(_:_:)``.
struct FinishedAttemptInputRange: Hashable, Sendable {
  /// The least input; `nil` if no attempt is finished.
  private(set) var least: ReplayInputFingerprint?
  /// The greatest input; `nil` if no attempt is finished.
  private(set) var greatest: ReplayInputFingerprint?

  mutating func widen(toInclude input: ReplayInputFingerprint) {
    least = least.map { min($0, input) } ?? input
    greatest = greatest.map { max($0, input) } ?? input
  }

  mutating func formUnion(_ other: Self) {
    if let input = other.least { widen(toInclude: input) }
    if let input = other.greatest { widen(toInclude: input) }
  }
}
