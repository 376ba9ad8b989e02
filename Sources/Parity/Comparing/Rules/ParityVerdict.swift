/// What came of comparing both sides of one response.
package struct ParityVerdict {
  package var outcome: ComparisonOutcome
  package var differences: [ParityDifference]
  package var ignoredCount: Int
  /// What went wrong with the comparison.
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
