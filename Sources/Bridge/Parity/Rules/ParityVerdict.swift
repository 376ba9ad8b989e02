/// What came of comparing both sides of one response.
struct ParityVerdict {
  var outcome: ComparisonOutcome
  var differences: [ParityDifference] = []
  var ignoredCount = 0
  /// What went wrong with the comparison.
  var message: String?
}
