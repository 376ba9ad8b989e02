public import Parity
import ScreenDocument
import TopScreen

/// The running and the comparison of the candidates.
extension ContentBridge {
  /// Whether the ``ComparisonLoop`` of the screen has work.
  ///
  /// This is true if a content is compared, if a result waits for the next comparison, or if the
  /// bridge searches for undeclared feeds (``UndeclaredFeed``).
  var needsComparisonLoop: Bool {
    !runner.hasNoLanesOrResults || factory.undeclaredFeedReporter != nil
  }

  /// Runs each waiting candidate once, with the newest response of its content; the candidate of an
  /// interactive content receives each of its steps that it can receive now.
  ///
  /// All candidates run in one turn, also outside the sample, and without marks on disk: for tools
  /// and tests. On a screen that a user sees, call ``runSomeCandidates()``.
  public func runCandidates() { runner.runAllCandidates() }

  /// Runs waiting candidates once, with the newest response of their contents, until the budget of
  /// a turn is used; at least one runs.
  ///
  /// The next call continues with the content at which this one stopped. When no candidate is left,
  /// undeclared feeds are reported (``UndeclaredFeed``). Responses outside the
  /// sample are `sampledOut`. If more contents than ``CandidateBudget/maximumWaitingContents`` are
  /// left, the responses of those that would run last are `skipped`; so are the responses of a
  /// candidate that ``CandidateSettings/probation`` does not let run. In these cases the candidate
  /// does not run; ``compareSome(isSettlingTimeOver:)`` returns the results.
  ///
  /// - Returns: Whether candidates are left for the next turn.
  /// - Complexity: O(compared contents), besides the work of the candidates.
  @discardableResult
  public func runSomeCandidates() -> Bool {
    let hasMoreCandidates = runner.runSomeCandidates(clock: environment.clock)
    if !hasMoreCandidates { reportUndeclaredFeeds() }
    return hasMoreCandidates
  }

  /// Whether any content waits for its comparison because one of its sides is still at work.
  package var isSettling: Bool { runner.isAnyContentSettling(upToDelivery: deliveryCount) }

  /// Compares the last outputs of both sides of each content.
  ///
  /// A content that reads a slot which has changed is computed again first, also by its candidate.
  ///
  /// The newest response of a content since the last comparison is compared, and the others are
  /// `skipped`; of an interactive content, each step is compared. The newest response is also
  /// `skipped` if its candidate has not run, or if its content has left the screen. All contents
  /// are compared in one turn, even if a side is still at work; on a screen that a user sees, call
  /// ``compareSome(isSettlingTimeOver:)``.
  ///
  /// A step that a spare handler has not received, because it is still at work on an earlier step,
  /// has no result in this call; it gets one in a call after that work has ended.
  ///
  /// - Returns: One result for each response, and for each action of an interactive content, except
  ///   for steps that wait for such work: first those whose candidate has not run or whose content
  ///   has left, then the others in the order in which the screen began to compare their contents.
  public func compare() -> [ComparisonResult] {
    recomputeReadersIfScheduled()
    return runner.compareAllAndSkipUnrun(upToDelivery: deliveryCount)
  }

  /// Compares the contents whose candidate has run and whose sides have settled, at least one,
  /// until the budget of a turn is used.
  ///
  /// A content that reads a slot which has changed is computed again first, also by its candidate.
  ///
  /// - Parameter isSettlingTimeOver: Whether the settling time (``CandidateBudget/settlingTime``)
  ///   has passed: contents that have not settled are then compared, or skipped as late.
  /// - Returns: The results, and the reason why contents are left to compare.
  public func compareSome(isSettlingTimeOver: Bool = false) -> ComparisonTurnResults {
    compareSome(upToDelivery: deliveryCount, isSettlingTimeOver: isSettlingTimeOver)
  }

  /// Compares the contents that have settled, up to the delivery with a number, until the budget of
  /// a turn is used.
  ///
  /// - Parameters:
  ///   - number: The number of the last delivery to compare.
  ///   - isSettlingTimeOver: Whether the settling time of these deliveries has passed; the settling
  ///     time of later deliveries never counts as passed.
  /// - Returns: The results, and the reason why contents are left to compare.
  func compareSome(upToDelivery number: Int, isSettlingTimeOver: Bool) -> ComparisonTurnResults {
    recomputeReadersIfScheduled()
    return runner.compareWithinBudget(
      upToDelivery: number,
      isSettlingTimeOver: isSettlingTimeOver,
      clock: environment.clock
    )
  }

  /// Computes the readers of changed slots now, not in their later turn, so that their new values
  /// are compared with the new outputs of their handlers.
  private func recomputeReadersIfScheduled() {
    if routes.hasRoutesReadingOthers { _ = dependencies.recomputeReadersIfScheduled() }
  }
}
