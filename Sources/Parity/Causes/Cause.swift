/// A group of differences with one place, one aspect and one condition on the response.
public struct Cause: Hashable, Sendable {
  /// The number of measured responses, and the number of those for which a condition holds.
  public struct ConditionShare: Hashable, Sendable {
    /// The number of responses for which the condition holds.
    public let holding: Int
    /// The number of measured responses.
    public let total: Int
  }

  /// The reason why a cause has no condition.
  public enum NoConditionReason: String, Hashable, Sendable {
    /// No ``CauseCondition`` separates the responses that differ from those that agree well enough.
    case noneSeparates
    /// Every response of the kind differs at the target, besides those that known causes explain,
    /// so that there is nothing to separate; at least two different responses were kept.
    case allDiffer
    /// There are too few different responses to learn a condition and to measure it.
    ///
    /// A condition is learnt from one half of the kept responses and measured on the other half.
    /// Each half needs at least two that differ, and one that agrees.
    case tooFew
  }

  /// The condition, or the reason why there is none.
  public enum Rule: Hashable, Sendable {
    /// A condition, and the shares of the differing and of the agreeing responses for which it
    /// holds.
    ///
    /// A condition is learnt from one half of the responses; the shares are of the other half.
    /// `differing` leaves out responses that the conditions of earlier causes of the target
    /// explain.
    case condition(CauseCondition, differing: ConditionShare, agreeing: ConditionShare)
    case unknown(NoConditionReason)
  }

  /// The kind, place and aspect in which the sides differ.
  public let target: CauseTarget
  /// The condition, or the reason why there is none.
  public let rule: Rule
  /// The number of all responses that differ at the target, also of those that the condition does
  /// not explain.
  public let differingResponseCount: Int
  /// Whether the counts in ``rule`` are of a sample, because not all responses were kept.
  public let isMeasuredOnSample: Bool

  /// The condition; `nil` if none was found.
  public var condition: CauseCondition? {
    if case .condition(let condition, _, _) = rule { condition } else { nil }
  }
}
