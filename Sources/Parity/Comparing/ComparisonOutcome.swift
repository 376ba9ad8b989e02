/// The outcome of comparing both sides of a content.
public enum ComparisonOutcome: String, Hashable, Sendable, CaseIterable {
  /// Both sides show the same.
  case matched
  /// The sides differ.
  case mismatched
  /// The sides differ only where the rules ignore it.
  case ignored
  /// The response was not compared; ``SkipReason`` gives the reason.
  case skipped
  /// The response was not compared because it is not in the sample.
  case sampledOut
  /// The candidate, which is the side that is not visible, failed.
  case candidateError
  /// The content has only one side.
  case oneSided
}
