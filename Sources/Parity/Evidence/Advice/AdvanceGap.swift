/// What a kind still needs before its next stage is advised.
package enum AdvanceGap: Hashable, Sendable {
  /// This number of further distinct responses, all without a difference.
  case newResponses(Int)
  /// This number of further comparisons without a new response and without a difference, on this number of further days.
  case comparisons(Int, days: Int)
  /// Hashes of the responses: too many comparisons have none, because no hash key was set or the
  /// responses were delivered without JSON.
  case missingHashes
  /// A larger share of compared responses among the delivered ones.
  case comparedShare
  /// Nothing: too many comparisons differ, and further ones cannot change that.
  case tooManyDifferences
}
