public import Parity
import ScreenDocument

/// The sides that are not shown.
extension ContentBridge {
  /// Runs each candidate with the newest response of its content, once.
  ///
  /// All of them, in one turn, unwatched: for tools and tests. On a screen that a user looks at, call
  /// ``runSomeCandidates()``.
  public func runCandidates() { runner.runAll() }

  /// Runs candidates with the newest response of their contents, once, for as long as the budget of a turn
  /// lasts.
  ///
  /// The next call begins with the content at which this one has stopped. Responses that would wait
  /// beyond the backlog are `skipped`, those outside of the sample `sampledOut`; ``compareSome(isOver:)`` returns
  /// them.
  ///
  /// - Returns: Whether some are left for the next turn.
  /// - Complexity: O(contents that are compared), besides what the candidates do.
  @discardableResult
  public func runSomeCandidates() -> Bool { runner.runSome(clock: environment.clock) }

  /// Whether a content waits to be compared since one of its sides is still at work.
  package var isSettling: Bool { runner.isSettling(upTo: deliveryCount) }

  /// Compares what both sides of each content have emitted last.
  ///
  /// Of several responses since the last comparison the newest is compared and the others are `skipped`, as
  /// is one whose content has left the screen, and one whose candidate has not run. All of it happens in one
  /// turn, whether a side is still at work or not; on a screen that a user looks at, call ``compareSome(isOver:)``.
  ///
  /// - Returns: One result a response, in the order in which the contents first came.
  public func compare() -> [ComparisonResult] { runner.compareAll(upTo: deliveryCount) }

  /// Compares the contents whose candidate has run and whose sides have settled, for as long as the budget of
  /// a turn lasts.
  ///
  /// - Parameter isOver: Whether the time is over that the sides have to settle
  ///   (``CandidateBudget/settlingTime``): those that have not are compared, or skipped as late.
  /// - Returns: The results, and what is left.
  public func compareSome(isOver: Bool = false) -> ComparisonTurn {
    compareSome(upTo: deliveryCount, isOver: isOver)
  }

  /// Compares what was delivered up to a number; what came later has not had its time yet.
  func compareSome(upTo number: Int, isOver: Bool) -> ComparisonTurn {
    runner.compareSome(upTo: number, isOver: isOver, clock: environment.clock)
  }
}
