/// What a content still needs before its next stage is advised.
package enum AdvanceGap: Hashable, Sendable {
  /// More responses that were not compared before, all without a difference.
  case newResponses(Int)
  /// More comparisons without a new response and without a difference, on so many more days.
  case comparisons(Int, days: Int)
  /// Known responses: no hash key was set, or the responses were delivered without JSON.
  case unknownResponses
  /// A larger share of compared responses among the delivered ones.
  case coverage
  /// Nothing helps: too many comparisons differ.
  case tooManyDifferences
}
