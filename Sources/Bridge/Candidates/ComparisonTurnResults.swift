public import Parity

/// The results of one turn in which contents are compared.
public struct ComparisonTurnResults: Hashable, Sendable {
  /// The reason why contents are still not compared at the end of a turn.
  public enum RemainderReason: Hashable, Sendable {
    /// No content is left whose candidate has run.
    case none
    /// Contents are left because the turn's budget is used.
    case budgetUsed
    /// Contents are left because one of their sides is still at work; the budget was not used up.
    case settling
  }

  /// One result for each response and action that was compared or `skipped`: first those that were
  /// `skipped` or `sampledOut` before this turn, then the others in the order in which the screen
  /// began to compare their contents.
  public var results: [ComparisonResult]
  /// The reason why contents are still not compared; `none` if all are whose candidates have run.
  public var remainderReason: RemainderReason
}
