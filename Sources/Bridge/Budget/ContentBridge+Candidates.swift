import ScreenDocument
import TopScreen

/// The sides that are not shown.
extension ContentBridge {
  /// Runs the sides that are not shown with the newest response of each content, once.
  ///
  /// All of them, in one turn, unwatched: for tools and tests. On a screen that somebody looks at, call
  /// ``runSomeCandidates()``.
  public func runCandidates() {
    for case let lane? in compared.places { lane.runCandidate() }
  }

  /// Runs the sides that are not shown with the newest response of each content, once, for as long as
  /// the budget of a turn lasts.
  ///
  /// The next call begins with the content at which this one has stopped. Responses that would wait
  /// beyond the backlog are `skipped`, those outside of the sample `sampledOut`; ``compareSome()`` tells
  /// them.
  ///
  /// - Returns: Whether some are left for the next turn.
  /// - Complexity: O(contents that are compared), besides what the candidates do.
  @discardableResult
  public func runSomeCandidates() -> Bool {
    var turn = CandidateTurn(candidates.budget, clock: handlerEnvironment.clock)
    let places = compared.places
    let first = compared.cursor
    compared.cursor = 0
    var left = 0
    for offset in places.indices {
      let place = (first + offset) % places.count
      guard let lane = places[place], let number = lane.waitingNumber else { continue }
      guard candidates.sampling.contains(number, of: lane.plan.id, lane.plan.kind) else {
        passOver(lane, as: .sampledOut)
        continue
      }
      if left == 0, turn.allowsOneMore() {
        guarded(lane) { lane.runCandidate() }
        continue
      }
      if left == 0 { compared.cursor = place }
      if left == candidates.budget.backlog {
        passOver(lane, as: .skipped)
      } else {
        left += 1
      }
    }
    return left > 0
  }

  /// Compares what both sides of each content have come to since the last comparison.
  ///
  /// The last value of each side counts. Of several responses since the last comparison the newest
  /// is compared and the others are `skipped`, as is one whose content has left the screen. All of it
  /// happens in one turn; on a screen that somebody looks at, call ``compareSome()``.
  ///
  /// - Returns: One result a response, in the order in which the contents first came.
  public func compare() -> [ComparisonResult] {
    var results = takeReleased()
    results.reserveCapacity(results.count + compared.places.count)
    for case let lane? in compared.places {
      lane.compare(upTo: deliveryCount, into: &results)
      if candidates.measuresTime { Self.noteTimes(of: lane, in: &results) }
    }
    return results
  }

  /// Compares what both sides of each content have come to, where the candidate has run, for as long as
  /// the budget of a turn lasts.
  ///
  /// - Returns: The results, and whether some are left for the next turn.
  public func compareSome() -> (results: [ComparisonResult], isDone: Bool) {
    compareSome(upTo: deliveryCount)
  }

  /// Compares what was delivered up to a number; what came later has not had its time yet.
  func compareSome(upTo number: Int) -> (results: [ComparisonResult], isDone: Bool) {
    var turn = CandidateTurn(candidates.budget, clock: handlerEnvironment.clock)
    var results = takeReleased()
    for case let lane? in compared.places where lane.hasResults(upTo: number) {
      guard turn.allowsOneMore() else { return (results, false) }
      guarded(lane) { lane.compare(upTo: number, into: &results) }
      if candidates.measuresTime { Self.noteTimes(of: lane, in: &results) }
    }
    return (results, true)
  }

  private func takeReleased() -> [ComparisonResult] {
    defer { released = [] }
    return released
  }

  private func passOver(_ lane: ContentLane, as outcome: ComparisonOutcome) {
    lane.passOver()
    released.append(ComparisonResult(id: lane.plan.id, kind: lane.plan.kind, outcome: outcome))
  }

  /// Does something that a candidate may not survive.
  private func guarded(_ lane: ContentLane, _ body: () -> Void) {
    guard let probation = candidates.probation else { return body() }
    let flag = session.flagVersion(of: lane.plan.kind) ?? ""
    if !probation.watch(lane.plan.kind, flagVersion: flag, body) { passOver(lane, as: .skipped) }
  }

  /// Adds to a lane's last result how long both sides took.
  private static func noteTimes(of lane: ContentLane, in results: inout [ComparisonResult]) {
    guard let last = results.indices.last, results[last].id == lane.plan.id,
      results[last].outcome != .skipped
    else { return }
    results[last].latency = lane.plan.timing?.take(shows: lane.stage.shows)
  }
}
