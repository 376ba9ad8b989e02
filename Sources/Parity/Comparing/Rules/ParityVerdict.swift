/// The outcome of comparing the two sides for one response, and the differences that the rules do
/// not ignore.
package struct ParityVerdict {
  package var outcome: ComparisonOutcome
  package var differences: [ParityDifference]
  package var ignoredCount: Int
  /// The text of the error of the candidate or of the comparison function; `nil` if neither failed.
  package var errorMessage: String?

  /// Creates a verdict.
  package init(
    outcome: ComparisonOutcome,
    differences: [ParityDifference] = [],
    ignoredCount: Int = 0,
    errorMessage: String? = nil
  ) {
    self.outcome = outcome
    self.differences = differences
    self.ignoredCount = ignoredCount
    self.errorMessage = errorMessage
  }
}
