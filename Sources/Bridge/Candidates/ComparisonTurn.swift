public import Parity

/// The results of one turn of comparing.
public struct ComparisonTurn: Hashable, Sendable {
  /// What is left to compare.
  public enum Remainder: Hashable, Sendable {
    /// Nothing.
    case none
    /// Contents for which this turn had no time.
    case nextTurn
    /// Contents of which a side is still at work.
    case settling
  }

  /// One result a response, in the order in which the contents came.
  public var results: [ComparisonResult]
  /// What is left to compare.
  public var remainder: Remainder
}
