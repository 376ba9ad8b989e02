public import Parity

/// The results of one turn in which contents are compared.
public struct ComparisonTurn: Hashable, Sendable {
  /// The reason why contents are left to compare.
  public enum Remainder: Hashable, Sendable {
    /// No content is left.
    case none
    /// Contents are left because the turn's budget is used.
    case nextTurn
    /// Contents are left because one of their sides is still at work.
    case settling
  }

  /// One result for each response, in the order in which the contents were added.
  public var results: [ComparisonResult]
  /// Whether, and why, contents are left to compare.
  public var remainderReason: Remainder
}
