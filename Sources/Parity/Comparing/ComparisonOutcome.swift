/// The outcome of comparing the two sides of a content for one response.
public enum ComparisonOutcome: String, Hashable, Sendable, CaseIterable {
  /// The sides do not differ.
  case matched
  /// The sides have a difference that neither the rules ignore nor known causes explain.
  case mismatched
  /// The sides differ, but the rules ignore, or known causes explain, every difference.
  case ignored
  /// The response was not compared; ``ComparisonResult/skipReason`` can give the reason.
  case skipped
  /// The response was not compared, because the bridge compares only a share of the responses, and
  /// this response is not in that share.
  case sampledOut
  /// The legacy side was the candidate and its output failed, or the comparison function of the
  /// rules threw an error.
  ///
  /// The state side has no output that can fail.
  case candidateError
  /// The response was not compared because the content's kind has only one side.
  case oneSided
}
