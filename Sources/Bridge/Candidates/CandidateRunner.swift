import Parity
import ScreenDocument
import TopScreen

/// Runs the candidates of a screen and compares their outputs with those of the shown side.
///
/// The settings limit the time in each turn, select the responses, and contain the probation.
@MainActor
final class CandidateRunner {
  let settings: CandidateSettings
  private var lanes = ComparedLanes()
  /// The results of responses that are not compared; the next comparison returns them.
  private var finished: [ComparisonResult] = []
  private let flagVersion: (ContentKind) -> String?

  /// Creates a runner without contents.
  ///
  /// - Parameters:
  ///   - settings: The limits and observers of the candidates.
  ///   - flagVersion: Returns the version of a kind's flag.
  init(_ settings: CandidateSettings, flagVersion: @escaping (ContentKind) -> String?) {
    self.settings = settings
    self.flagVersion = flagVersion
  }

  /// Whether no content is compared, and no result waits for the next comparison.
  var isIdle: Bool { lanes.isEmpty && finished.isEmpty }

  func add(_ lane: any ContentLane) { lanes.append(lane) }

  /// Removes a content; its pending responses get the result `skipped`.
  func remove(_ lane: any ContentLane) {
    guard lanes.remove(lane.plan.id) else { return }
    for _ in 0..<lane.discardAll() { finish(lane, as: .skipped) }
  }

  /// Discards the results that no comparison has returned yet.
  func discardResults() { finished = [] }

  /// Runs every waiting candidate in one turn, also outside the sample, and without marks on disk.
  func runAll() {
    for case let lane? in lanes.places { lane.runCandidate() }
  }

  /// Runs waiting candidates until the budget of the turn is used.
  ///
  /// The next call continues with the candidate at which this one stopped.
  ///
  /// - Returns: Whether candidates are left for the next turn.
  func runSome(clock: LegacyClock) -> Bool {
    var turn = CandidateTurn(settings.budget, clock: clock)
    let places = lanes.places
    let first = lanes.cursor
    lanes.cursor = 0
    var left = 0
    for offset in places.indices {
      let place = (first + offset) % places.count
      guard let lane = places[place], let number = lane.dueNumber else { continue }
      guard settings.sampling.contains(number, of: lane.plan.id, lane.plan.kind) else {
        discard(lane, as: .sampledOut)
        continue
      }
      if left == 0, turn.allowsOneMore() {
        watched(lane) { lane.runCandidate() }
        continue
      }
      if left == 0 { lanes.cursor = place }
      if left == settings.budget.backlog {
        discard(lane, as: .skipped, because: .budget)
      } else {
        left += 1
      }
    }
    return left > 0
  }

  /// Returns whether a content waits for its comparison because one of its sides is still at work;
  /// only deliveries up to a number count.
  func isSettling(upTo number: Int) -> Bool {
    lanes.places.contains { lane in
      guard case .settling? = lane?.comparison(upTo: number, isOver: false) else {
        return false
      }
      return true
    }
  }

  /// Compares all contents now, up to the delivery with a number.
  ///
  /// Skips responses whose candidate has not run. Sides that are still at work are treated as if
  /// their settling time had passed.
  func compareAll(upTo number: Int) -> [ComparisonResult] {
    for case let lane? in lanes.places {
      guard let due = lane.dueNumber, due <= number else { continue }
      discard(lane, as: .skipped, because: .notRun)
    }
    var results = takeFinished()
    for case let lane? in lanes.places {
      guard case .ready = lane.comparison(upTo: number, isOver: true) else { continue }
      compare(lane, upTo: number, into: &results)
    }
    return results
  }

  /// Compares the contents whose sides have settled, until the budget of the turn is used.
  ///
  /// - Parameters:
  ///   - number: The number of the last delivery to compare.
  ///   - isOver: Whether the settling time after that delivery has passed.
  ///   - clock: Measures the turn.
  /// - Returns: The results, and the reason why contents are left to compare.
  func compareSome(upTo number: Int, isOver: Bool, clock: LegacyClock) -> ComparisonTurn {
    var turn = CandidateTurn(settings.budget, clock: clock)
    var comparison = ComparisonTurn(results: takeFinished(), remainderReason: .none)
    for case let lane? in lanes.places {
      switch lane.comparison(upTo: number, isOver: isOver) {
      case .none: continue
      case .settling:
        if lane.isLateStepDue(isOver: isOver), turn.allowsOneMore() {
          watched(lane) { lane.runLateSteps(isOver: isOver) }
        }
        comparison.remainderReason = .settling
      case .ready:
        guard turn.allowsOneMore() else {
          comparison.remainderReason = .nextTurn
          return comparison
        }
        guard watched(lane, { compare(lane, upTo: number, into: &comparison.results) }) else {
          // Steps that the candidate has received would be ready again at once, and the disk may not recover.
          for _ in 0..<lane.discardAll() { finish(lane, as: .skipped, because: .budget) }
          comparison.results += takeFinished()
          continue
        }
        guard lane.isInteractive, lane.comparison(upTo: number, isOver: false) != .none else {
          continue
        }
        if lane.isLateStepDue(isOver: false) {
          watched(lane) { lane.runLateSteps(isOver: false) }
        }
        comparison.remainderReason = .settling
      }
    }
    return comparison
  }

  private func compare(
    _ lane: any ContentLane,
    upTo number: Int,
    into results: inout [ComparisonResult]
  ) {
    lane.compare(upTo: number, into: &results)
    guard settings.measuresTime, let last = results.indices.last,
      results[last].id == lane.plan.id, results[last].outcome != .skipped
    else { return }
    results[last].latency = lane.plan.timing?.take(shownSide: lane.stage.shownSide)
  }

  private func takeFinished() -> [ComparisonResult] {
    defer { finished = [] }
    return finished
  }

  private func discard(
    _ lane: any ContentLane,
    as outcome: ComparisonOutcome,
    because reason: SkipReason? = nil
  ) {
    for _ in 0..<lane.discardPending() { finish(lane, as: outcome, because: reason) }
  }

  private func finish(
    _ lane: any ContentLane,
    as outcome: ComparisonOutcome,
    because reason: SkipReason? = nil
  ) {
    finished.append(
      ComparisonResult(
        id: lane.plan.id,
        kind: lane.plan.kind,
        outcome: outcome,
        skipReason: reason
      )
    )
  }

  /// Runs a body that may crash the app, with a mark on disk if there is a probation; skips the
  /// pending response if the body was not allowed to run.
  ///
  /// - Returns: Whether the body ran.
  @discardableResult
  private func watched(_ lane: any ContentLane, _ body: () -> Void) -> Bool {
    guard let probation = settings.probation else {
      body()
      return true
    }
    let flag = flagVersion(lane.plan.kind) ?? ""
    let hasRun = probation.watch(lane.plan.kind, flagVersion: flag, body)
    if !hasRun { discard(lane, as: .skipped, because: .budget) }
    return hasRun
  }
}
