public import ScreenDocument

/// The result of comparing both sides of one content once.
public struct ComparisonResult: Hashable, Sendable {
  /// The content's identity on its screen.
  public let id: ContentID
  /// The content's kind.
  public let kind: ContentKind
  /// The outcome of the comparison.
  public let outcome: ComparisonOutcome
  /// The differences that count, in the order of the view data's fields.
  public let differences: [ParityDifference]
  /// The number of differences that the rules ignore.
  public let ignoredCount: Int
  /// The error of the candidate or of the comparison, for ``ComparisonOutcome/candidateError``.
  public let message: String?
  /// The reason for ``ComparisonOutcome/skipped``; `nil` if a newer response replaced this one.
  public let skipReason: SkipReason?
  /// The compared step of an interactive content, from 0; `nil` for other contents.
  ///
  /// In a replay it is the step of the journal's line, for all contents: 0 for the line's responses.
  public package(set) var step: Int?
  /// The times that both sides took; `nil` if they were not measured.
  public package(set) var latency: ComparisonLatency?
  /// The hash of the compared response; `nil` if it is unknown.
  public package(set) var response: ResponseHash?

  /// Creates a result without latency and hash.
  public init(
    id: ContentID,
    kind: ContentKind,
    outcome: ComparisonOutcome,
    differences: [ParityDifference] = [],
    ignoredCount: Int = 0,
    message: String? = nil,
    skipReason: SkipReason? = nil
  ) {
    self.id = id
    self.kind = kind
    self.outcome = outcome
    self.differences = differences
    self.ignoredCount = ignoredCount
    self.message = message
    self.skipReason = skipReason
  }

  /// Returns the result with another step.
  package func with(step: Int?) -> Self {
    guard step != self.step else { return self }
    var result = self
    result.step = step
    return result
  }

  /// Returns the result with a latency and a hash.
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
