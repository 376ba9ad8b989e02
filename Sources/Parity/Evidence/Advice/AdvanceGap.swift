/// What a kind still needs before its next stage is advised.
package enum AdvanceGap: Hashable, Sendable {
  /// This number of further distinct responses, all without a difference.
  case newResponses(Int)
  /// This number of further comparisons of known responses without a difference, on `days` further
  /// days.
  case comparisonsOfKnownResponses(Int, days: Int)
  /// Hashes for more of the compared responses.
  ///
  /// Too many comparisons have no hash, because no hash key was set or the responses were delivered
  /// without JSON.
  case missingHashes
  /// A larger share of compared responses among the delivered ones.
  case comparedShareTooLow
  /// Nothing: too many comparisons differ, and further ones cannot change that.
  case tooManyDifferences
}
