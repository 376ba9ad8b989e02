public import ScreenDocument

/// One content, compared once.
public struct ComparisonResult: Hashable, Sendable {
  /// The content's identity on its screen.
  public let id: ContentID
  /// The content's kind.
  public let kind: ContentKind
  /// What came of it.
  public let outcome: ComparisonOutcome
  /// Where the sides differ, in the order of the view data's fields.
  public let differences: [ParityDifference]
  /// How many differences were left out, a rule saying that they do not matter.
  public let ignoredCount: Int
  /// What the compared side or the comparison failed with, for ``ComparisonOutcome/candidateError``.
  public let message: String?
  /// Why a response was not compared, for ``ComparisonOutcome/skipped``; `nil` where a newer one overtook it.
  public let skipReason: SkipReason?
  /// Which step of an interactive content was compared, from 0; `nil` for other contents.
  ///
  /// In a replay it is the step of the journal's line, for all contents: 0 for the line's responses.
  public package(set) var step: Int?
  /// How long both sides took; `nil` where nothing measured.
  public package(set) var latency: ComparisonLatency?
  /// The response that was compared, by its hash; `nil` where it is not known.
  public package(set) var response: HashedResponse?

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - id: The content's identity on its screen.
  ///   - kind: The content's kind.
  ///   - outcome: What came of it.
  ///   - differences: Where the sides differ.
  ///   - ignoredCount: How many differences were left out by a rule.
  ///   - message: What the compared side or the comparison failed with.
  ///   - skipReason: Why the response was not compared.
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

  /// The same result, of another step.
  package func with(step: Int?) -> Self {
    guard step != self.step else { return self }
    var result = self
    result.step = step
    return result
  }

  /// The same result, measured and hashed.
  package func with(
    latency: ComparisonLatency? = nil,
    response: HashedResponse? = nil
  ) -> Self {
    var result = self
    result.latency = latency
    result.response = response
    return result
  }
}
