/// The final inputs that the lines of one run name; more than one if attempts of the run have read
/// different lines.
struct FinalInputs: Hashable, Sendable {
  /// The least input; `nil` without inputs.
  private(set) var least: LedgerInput?
  /// The greatest input; `nil` without inputs.
  private(set) var greatest: LedgerInput?

  mutating func add(_ input: LedgerInput) {
    least = least.map { min($0, input) } ?? input
    greatest = greatest.map { max($0, input) } ?? input
  }

  mutating func formUnion(_ other: Self) {
    if let input = other.least { add(input) }
    if let input = other.greatest { add(input) }
  }
}
