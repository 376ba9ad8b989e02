public import ScreenDocument

/// The result of comparing the two sides of one content for one response or step.
public struct ComparisonResult: Hashable, Sendable {
  /// The content's identity on its screen.
  public let id: ContentID
  /// The content's kind.
  public let kind: ContentKind
  /// The outcome of the comparison.
  public let outcome: ComparisonOutcome
  /// The differences that neither the rules ignore nor known causes explain: first those of the
  /// final values, then those of other aspects.
  public let differences: [ParityDifference]
  /// The number of differences that the rules ignore or known causes explain.
  public let ignoredCount: Int
  /// The text of the error for ``ComparisonOutcome/candidateError``; `nil` for other outcomes.
  public let errorMessage: String?
  /// The reason for ``ComparisonOutcome/skipped``.
  ///
  /// `nil` for other outcomes, and for some skipped responses: for example, if a newer response
  /// replaced this one, the content was removed, or the response could not be decoded.
  public let skipReason: SkipReason?
  /// The number of the compared step of an interactive content, from 0; `nil` for other contents.
  ///
  /// In the replay of a journal line that has steps, it is the number of the line's step, for all
  /// contents; the responses of the line are step 0.
  public package(set) var step: Int?
  /// The times that both sides took; `nil` if they were not measured.
  public package(set) var latency: ComparisonLatency?
  /// The hash of the compared response; `nil` if it is unknown.
  public package(set) var response: ResponseHash?

  /// Creates a result without a step, a latency and a hash.
  public init(
    id: ContentID,
    kind: ContentKind,
    outcome: ComparisonOutcome,
    differences: [ParityDifference] = [],
    ignoredCount: Int = 0,
    errorMessage: String? = nil,
    skipReason: SkipReason? = nil
  ) {
    self.id = id
    self.kind = kind
    self.outcome = outcome
    self.differences = differences
    self.ignoredCount = ignoredCount
    self.errorMessage = errorMessage
    self.skipReason = skipReason
  }

  /// Returns a copy of the result with another step.
  package func with(step: Int?) -> Self {
    guard step != self.step else { return self }
    var result = self
    result.step = step
    return result
  }

  /// Returns a copy of the result with another latency and another hash.
  ///
  /// An argument that is left out is `nil`: the copy has no value for it.
  package func with(
    latency: ComparisonLatency? = nil,
    response: ResponseHash? = nil
  ) -> Self {
    var result = self
    result.latency = latency
    result.response = response
    return result
  }
}
