/// The outcome of comparing both sides of one response, and the differences that count.
package struct ParityVerdict {
  package var outcome: ComparisonOutcome
  package var differences: [ParityDifference]
  package var ignoredCount: Int
  /// The error of the comparison.
  package var message: String?

  /// Creates a verdict.
  package init(
    outcome: ComparisonOutcome,
    differences: [ParityDifference] = [],
    ignoredCount: Int = 0,
    message: String? = nil
  ) {
    self.outcome = outcome
    self.differences = differences
    self.ignoredCount = ignoredCount
    self.message = message
  }
}
