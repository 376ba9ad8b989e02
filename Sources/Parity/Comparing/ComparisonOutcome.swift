/// What came of comparing both sides of a content.
public enum ComparisonOutcome: String, Hashable, Sendable, CaseIterable {
  /// Both show the same.
  case matched
  /// They show something different.
  case mismatched
  /// They differ where a rule says it does not matter.
  case ignored
  /// The response was not compared: there was no time for it, or nothing to compare.
  case skipped
  /// The response was not compared, since it was not in the sample.
  case sampledOut
  /// The side that is not shown failed.
  case candidateError
  /// There is only one side.
  case oneSided
}
