public import Parity

/// The results of one turn in which contents are compared.
public struct ComparisonTurnResults: Hashable, Sendable {
  /// A reason why contents are left to compare.
  public enum Remainder: Hashable, Sendable {
    /// No content is left.
    case none
    /// Contents are left because the turn's budget is used.
    case nextTurn
    /// Contents are left because one of their sides is still at work.
    case settling
  }

  /// One result for each response: first the responses that were skipped without a comparison, then
  /// the others in the order in which their contents were added.
  public var results: [ComparisonResult]
  /// The reason why contents are left to compare; `none` if no content is left.
  public var remainderReason: Remainder
}
