import Parity
import ScreenDocument
import TopScreen

/// The object that runs the candidates of all contents of a screen and compares their outputs with
/// those of the shown sides.
///
/// The settings limit the time in each turn, and select the responses that candidates receive. If
/// the settings have a ``CandidateProbation``, the first runs are marked on disk.
@MainActor
final class CandidateRunner {
  let settings: CandidateSettings
  private var comparedLanes = ComparedLanes()
  /// The results of responses that are not compared; the next comparison returns them.
  private var resultsOfUncomparedResponses: [ComparisonResult] = []
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
  var hasNoLanesOrResults: Bool { comparedLanes.isEmpty && resultsOfUncomparedResponses.isEmpty }

  func startComparing(_ lane: any ContentLane) { comparedLanes.append(lane) }

  /// Removes a content; its pending responses get the result `skipped`.
  ///
  /// Does nothing for a content that is not compared.
  func stopComparing(_ lane: any ContentLane) {
    guard comparedLanes.remove(lane.constants.id) else { return }
    for _ in 0..<lane.discardPendingComparisons() {
      addResultWithoutComparison(of: lane, withOutcome: .skipped)
    }
  }

  /// Discards the results of responses that are not compared, before a comparison returns them.
  ///
  /// The bridge calls this when it begins a new screen.
  func discardResultsOfUncomparedResponses() { resultsOfUncomparedResponses = [] }

  /// Runs every waiting candidate that can run now, in one turn, also for responses outside the
  /// sample, and without marks on disk.
  func runAllCandidates() {
    for case let lane? in comparedLanes.lanesAndGaps { lane.runCandidate() }
  }

  /// Runs waiting candidates, at least one, until the budget of the turn is used.
  ///
  /// The next call continues with the candidate at which this one stopped. A response outside the
  /// sample gets the result `sampledOut`. If more contents than
  /// ``CandidateBudget/maximumWaitingContents`` are left, those that would run last get the result
  /// `skipped`; so does a response whose candidate the probation does not run. In these cases the
  /// candidate does not run.
  ///
  /// - Returns: Whether candidates are left for the next turn.
  func runSomeCandidates(clock: LegacyClock) -> Bool {
    var turn = TurnTimeBudget(settings.budget, clock: clock)
    let places = comparedLanes.lanesAndGaps
    let first = comparedLanes.firstIndexOfNextTurn
    comparedLanes.firstIndexOfNextTurn = 0
    var left = 0
    for offset in places.indices {
      let place = (first + offset) % places.count
      guard let lane = places[place], let number = lane.deliveryNumberAwaitingCandidate else {
        continue
      }
      guard
        settings.sampling.contains(
          deliveryNumber: number,
          of: lane.constants.id,
          kind: lane.constants.kind
        )
      else {
        discardResponsesAwaitingCandidate(of: lane, withOutcome: .sampledOut)
        continue
      }
      if left == 0, turn.allowsOneMoreItem() {
        runIfProbationAllows(lane) { lane.runCandidate() }
        continue
      }
      if left == 0 { comparedLanes.firstIndexOfNextTurn = place }
      if left == settings.budget.maximumWaitingContents {
        discardResponsesAwaitingCandidate(
          of: lane,
          withOutcome: .skipped,
          because: .budgetOrProbation
        )
      } else {
        left += 1
      }
    }
    return left > 0
  }

  /// Returns whether any content cannot be compared yet because one of its sides is still at work.
  ///
  /// Only responses and actions whose delivery number is at most `number` count.
  func isAnyContentSettling(upToDelivery number: Int) -> Bool {
    comparedLanes.lanesAndGaps.contains { lane in
      guard
        case .settling? = lane?.comparisonReadiness(
          upToDelivery: number,
          isSettlingTimeOver: false
        )
      else {
        return false
      }
      return true
    }
  }

  /// Compares all contents now, up to the delivery with a number.
  ///
  /// Responses whose candidate has not run get the result `skipped`; a candidate that has run and
  /// whose input has changed since runs again. Sides that are still at work
  /// are treated as if their settling time had passed. Steps that wait for a spare handler at work
  /// on an earlier step get no result.
  func compareAllAndSkipUnrun(upToDelivery number: Int) -> [ComparisonResult] {
    for case let lane? in comparedLanes.lanesAndGaps {
      guard let due = lane.deliveryNumberAwaitingCandidate, due <= number else { continue }
      guard lane.deliveryNumberAwaitingRerun == nil else {
        lane.runCandidate()
        continue
      }
      discardResponsesAwaitingCandidate(of: lane, withOutcome: .skipped, because: .notRun)
    }
    var results = takeResultsOfUncomparedResponses()
    for case let lane? in comparedLanes.lanesAndGaps {
      guard case .ready = lane.comparisonReadiness(upToDelivery: number, isSettlingTimeOver: true)
      else { continue }
      compare(lane, upToDelivery: number, into: &results)
    }
    return results
  }

  /// Compares the contents whose sides have settled, at least one, until the budget of the turn is
  /// used.
  ///
  /// It also runs candidates again whose input has changed, and delivers steps that had to wait to
  /// the candidates of interactive contents. If the probation does not allow a comparison, all pending responses of the content are `skipped`.
  ///
  /// - Parameters:
  ///   - number: The number of the last delivery to compare.
  ///   - isSettlingTimeOver: Whether the settling time after that delivery has passed; contents
  ///     that have not settled are then compared, or skipped as late.
  ///   - clock: Measures the turn.
  /// - Returns: The results, and the reason why contents are left to compare.
  func compareWithinBudget(
    upToDelivery number: Int,
    isSettlingTimeOver: Bool,
    clock: LegacyClock
  ) -> ComparisonTurnResults {
    var turn = TurnTimeBudget(settings.budget, clock: clock)
    var comparison = ComparisonTurnResults(
      results: takeResultsOfUncomparedResponses(),
      remainderReason: .none
    )
    for case let lane? in comparedLanes.lanesAndGaps {
      if let due = lane.deliveryNumberAwaitingRerun, due <= number {
        guard turn.allowsOneMoreItem() else {
          comparison.remainderReason = .budgetUsed
          return comparison
        }
        runIfProbationAllows(lane) { lane.runCandidate() }
        comparison.results += takeResultsOfUncomparedResponses()
      }
      switch lane.comparisonReadiness(
        upToDelivery: number,
        isSettlingTimeOver: isSettlingTimeOver
      ) {
      case .nothingToCompare: continue
      case .settling:
        if lane.canRunCandidateOnDelayedStep(isSettlingTimeOver: isSettlingTimeOver),
          turn.allowsOneMoreItem()
        {
          runIfProbationAllows(lane) {
            lane.runCandidateOnDelayedSteps(isSettlingTimeOver: isSettlingTimeOver)
          }
        }
        comparison.remainderReason = .settling
      case .ready:
        guard turn.allowsOneMoreItem() else {
          comparison.remainderReason = .budgetUsed
          return comparison
        }
        guard
          runIfProbationAllows(
            lane,
            { compare(lane, upToDelivery: number, into: &comparison.results) }
          )
        else {
          // Steps that the candidate has received would be ready again at once, and the disk may
          // not recover.
          for _ in 0..<lane.discardPendingComparisons() {
            addResultWithoutComparison(of: lane, withOutcome: .skipped, because: .budgetOrProbation)
          }
          comparison.results += takeResultsOfUncomparedResponses()
          continue
        }
        guard lane.isInteractive,
          lane.comparisonReadiness(upToDelivery: number, isSettlingTimeOver: false)
            != .nothingToCompare
        else {
          continue
        }
        if lane.canRunCandidateOnDelayedStep(isSettlingTimeOver: false) {
          runIfProbationAllows(lane) { lane.runCandidateOnDelayedSteps(isSettlingTimeOver: false) }
        }
        comparison.remainderReason = .settling
      }
    }
    return comparison
  }

  private func compare(
    _ lane: any ContentLane,
    upToDelivery number: Int,
    into results: inout [ComparisonResult]
  ) {
    lane.compare(upToDelivery: number, into: &results)
    guard settings.measuresLatency, let last = results.indices.last,
      results[last].id == lane.constants.id, results[last].outcome != .skipped
    else { return }
    results[last].latency = lane.constants.latencyMeter?.takeLatency(
      shownSide: lane.stage.shownSide
    )
  }

  private func takeResultsOfUncomparedResponses() -> [ComparisonResult] {
    defer { resultsOfUncomparedResponses = [] }
    return resultsOfUncomparedResponses
  }

  private func discardResponsesAwaitingCandidate(
    of lane: any ContentLane,
    withOutcome outcome: ComparisonOutcome,
    because reason: SkipReason? = nil
  ) {
    for _ in 0..<lane.discardComparisonsAwaitingCandidate() {
      addResultWithoutComparison(of: lane, withOutcome: outcome, because: reason)
    }
  }

  private func addResultWithoutComparison(
    of lane: any ContentLane,
    withOutcome outcome: ComparisonOutcome,
    because reason: SkipReason? = nil
  ) {
    resultsOfUncomparedResponses.append(
      ComparisonResult(
        id: lane.constants.id,
        kind: lane.constants.kind,
        outcome: outcome,
        skipReason: reason
      )
    )
  }

  /// Runs a body that may crash the app, with a mark on disk if there is a probation.
  ///
  /// If the probation does not run the body, the responses that wait for the candidate get the
  /// result `skipped`.
  ///
  /// - Returns: Whether the body ran.
  @discardableResult
  func runIfProbationAllows(_ lane: any ContentLane, _ body: () -> Void) -> Bool {
    guard let probation = settings.probation else {
      body()
      return true
    }
    let flag = flagVersion(lane.constants.kind) ?? ""
    let hasRun = probation.runIfProbationAllows(lane.constants.kind, flagVersion: flag, body)
    if !hasRun {
      discardResponsesAwaitingCandidate(
        of: lane,
        withOutcome: .skipped,
        because: .budgetOrProbation
      )
    }
    return hasRun
  }
}
