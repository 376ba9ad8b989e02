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
  /// Whether the response was skipped since a side was still at work when the time for it had ended.
  public let isLate: Bool
  /// How long both sides took; `nil` where nobody measured.
  public internal(set) var latency: ComparisonLatency?
  /// The response that was compared, by its hash; `nil` where it is not known.
  public internal(set) var response: HashedResponse?

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - id: The content's identity on its screen.
  ///   - kind: The content's kind.
  ///   - outcome: What came of it.
  ///   - differences: Where the sides differ.
  ///   - ignoredCount: How many differences were left out by a rule.
  ///   - message: What the compared side or the comparison failed with.
  ///   - isLate: Whether the response was skipped since a side was still at work.
  ///   - latency: How long both sides took.
  ///   - response: The response that was compared, by its hash.
  public init(
    id: ContentID,
    kind: ContentKind,
    outcome: ComparisonOutcome,
    differences: [ParityDifference] = [],
    ignoredCount: Int = 0,
    message: String? = nil,
    isLate: Bool = false,
    latency: ComparisonLatency? = nil,
    response: HashedResponse? = nil
  ) {
    self.id = id
    self.kind = kind
    self.outcome = outcome
    self.differences = differences
    self.ignoredCount = ignoredCount
    self.message = message
    self.isLate = isLate
    self.latency = latency
    self.response = response
  }
}
