import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TopScreen

/// One screen of a replay, on which the steps of a journal line are performed in order.
@MainActor
final class SteppedReplay<UIState: AnyObject> {
  /// The virtual seconds between two checks whether both sides have settled.
  private static var secondsBetweenSettlingChecks: TimeInterval { 0.1 }

  /// A response or an action for which a result is awaited.
  private struct AwaitedResult {
    let step: Int
    let id: ContentID
    let kind: ContentKind
    let configuration: KindConfiguration
    /// The outcome if the response or action is not compared; `nil` if it is compared.
    let outcomeWithoutComparison: ComparisonOutcome?
  }

  private let replayer: ResponseReplayer<UIState>
  private let screen: ReplayedScreen<UIState>
  private let virtualTime: VirtualTime
  private let handlerTime: AdjustableMoment
  private let startDate: Date
  private let initialOverrides: StageOverrides
  private var elapsedSeconds: TimeInterval = 0
  private var awaitedResults: [AwaitedResult] = []
  private var unassignedResultsOfID: [ContentID: [Parity.ComparisonResult]] = [:]
  private var faults: [ReplayFault] = []

  init(_ replayer: ResponseReplayer<UIState>, in context: ViewDataContext) {
    self.replayer = replayer
    startDate = context.now
    initialOverrides = replayer.stages.overrides
    let time = VirtualTime(context.now)
    let moment = AdjustableMoment(context.now)
    virtualTime = time
    handlerTime = moment
    screen = ReplayedScreen(
      replayer.bridgePreparedForNewScreen(on: time, LegacyClock(context, moment, time))
    )
  }

  private var bridge: ContentBridge<UIState> { screen.bridge }

  func deliver(_ responses: [ResponseData], step: Int) {
    screen.deliver(responses)
    for response in responses {
      let (side, errors) = bridge.sideAndErrors(of: response)
      faults += errors.map {
        ReplayFault(step: step, id: response.id, kind: response.kind, diagnostic: $0)
      }
      addAwaitedResult(
        response.id,
        response.kind,
        step: step,
        isCompared: errors.isEmpty,
        hasSide: side != .none
      )
    }
    runCandidates()
  }

  /// Performs a step at the current virtual time.
  func perform(_ step: JournalStep, number: Int) {
    handlerTime.date = startDate.addingTimeInterval(elapsedSeconds)
    switch step.event {
    case .responses(let responses): deliver(responses, step: number)
    case .action(let action): send(action, step: number)
    case .flip(let flip): perform(flip)
    }
  }

  private func send(_ action: JournalStep.Action, step: Int) {
    let error = errorOfSending(action)
    if let error {
      faults.append(
        ReplayFault(step: step, id: action.id, kind: action.kind, diagnostic: error)
      )
    }
    let isTaken = error == nil
    addAwaitedResult(action.id, action.kind, step: step, isCompared: isTaken, hasSide: isTaken)
    runCandidates()
  }

  /// Sends an action to both sides of its content; returns the error if it is refused.
  private func errorOfSending(_ action: JournalStep.Action) -> Diagnostic? {
    do {
      try bridge.send(action.value, to: action.id, of: action.kind)
      return nil
    } catch let error as ContentDecodingError {
      return error.diagnostic
    } catch {
      let place = action.value.location
      return Diagnostic(
        severity: .error,
        code: "rejectedAction",
        path: action.value.pointer,
        line: place.line,
        column: place.column,
        message: "\(error)"
      )
    }
  }

  private func perform(_ flip: JournalStep.Flip) {
    if let kind = flip.kind {
      replayer.stages.overrides.kinds[kind] = flip.stage
    } else {
      replayer.stages.overrides = StageOverrides(all: flip.stage)
    }
    runCandidates()
  }

  private func addAwaitedResult(
    _ id: ContentID,
    _ kind: ContentKind,
    step: Int,
    isCompared: Bool,
    hasSide: Bool
  ) {
    let compares = isCompared && bridge.stage(of: id)?.compares == true
    let isOneSided = hasSide && !replayer.kindsWithBothSides.contains(kind)
    awaitedResults.append(
      AwaitedResult(
        step: step,
        id: id,
        kind: kind,
        configuration: bridge.configuration(of: kind),
        outcomeWithoutComparison: compares ? nil : isOneSided ? .oneSided : .skipped
      )
    )
  }

  private func runCandidates() {
    virtualTime.advance(by: 0)
    bridge.runCandidates()
    screen.recomputeReaders { bridge.runCandidates() }
  }

  /// Advances the virtual time to the next step, and compares the contents that settle meanwhile:
  /// after 0.5 seconds, and then every 0.1 seconds while contents are left.
  ///
  /// If the next step comes earlier than that, nothing is compared now.
  func waitAndCompare(seconds: TimeInterval) {
    elapsedSeconds += seconds
    var left = seconds
    let first = min(left, ResponseReplayer<UIState>.secondsBeforeComparison)
    virtualTime.advance(by: first)
    left -= first
    if first == ResponseReplayer<UIState>.secondsBeforeComparison {
      while contentsAreLeftAfterComparing(), left > 0 {
        let pause = min(left, Self.secondsBetweenSettlingChecks)
        virtualTime.advance(by: pause)
        left -= pause
      }
    }
    virtualTime.advance(by: left)
  }

  /// Compares the contents that have settled, and stores the results.
  ///
  /// - Returns: Whether contents are left to compare.
  private func contentsAreLeftAfterComparing() -> Bool {
    let turn = bridge.compareSome()
    addResults(turn.results)
    return turn.remainderReason != .none
  }

  private func addResults(_ new: [Parity.ComparisonResult]) {
    for result in new { unassignedResultsOfID[result.id, default: []].append(result) }
  }

  /// Compares the last step and all contents that are left, and returns all results: waits 0.5
  /// virtual seconds and then, while contents are left, at most twice the settling time.
  ///
  /// Stages that were flipped are set back.
  func compareRestAndFinish() -> ReplayResults {
    virtualTime.advance(by: ResponseReplayer<UIState>.secondsBeforeComparison)
    // Twice the settling time, because the time of a step that waits for another one begins after
    // it.
    var left = bridge.candidates.budget.settlingTime.seconds * 2
    while contentsAreLeftAfterComparing(), left > 0 {
      virtualTime.advance(by: Self.secondsBetweenSettlingChecks)
      left -= Self.secondsBetweenSettlingChecks
    }
    addResults(bridge.compare())
    if replayer.stages.overrides != initialOverrides {
      replayer.stages.overrides = initialOverrides
      replayer.discardBridge()
    }
    return ReplayResults(results: awaitedResults.map(result), faults: faults)
  }

  /// Returns the result of an awaited response or action: that of its comparison, or its known
  /// outcome; `skipped` if no comparison gave one.
  ///
  /// The results of a content are taken in the order of its steps.
  private func result(of awaited: AwaitedResult) -> (Parity.ComparisonResult, KindConfiguration) {
    var result = Parity.ComparisonResult(
      id: awaited.id,
      kind: awaited.kind,
      outcome: awaited.outcomeWithoutComparison ?? .skipped
    )
    if awaited.outcomeWithoutComparison == nil,
      let next = unassignedResultsOfID[awaited.id]?.first
    {
      unassignedResultsOfID[awaited.id]?.removeFirst()
      result = next
    }
    result.step = awaited.step
    return (result, awaited.configuration)
  }
}
