/// The least and the greatest of the final inputs in the lines of one run.
///
/// A final input is one with ``ReplayInputFingerprint/isFinal``. The two inputs differ if two
/// attempts of the run have read different lines. Inputs are ordered by
/// ``ReplayInputFingerprint/<(_:_:)``.
struct FinalReplayInputRange: Hashable, Sendable {
  /// The least input; `nil` if no line has a final input.
  private(set) var least: ReplayInputFingerprint?
  /// The greatest input; `nil` if no line has a final input.
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
