/// What is still missing before a content may move on.
package enum AdvanceGap: Hashable, Sendable {
  /// So many more responses that were not compared before, none of them differing.
  case newResponses(Int)
  /// So many more comparisons without a new response and without a difference, on so many more days.
  case comparisons(Int, days: Int)
  /// Responses are not known: no key was set, or they were delivered without JSON.
  case unknownResponses
  /// Too few of the delivered responses were compared.
  case coverage
  /// More comparisons than are counted: too many differ.
  case tooManyDifferences
}
