import Foundation
import Parity
import ScreenDocument
import StrictJSON
import TopScreen

/// One screen of a replay, on which the steps of a journal line are performed in order.
@MainActor
final class SteppedReplay<UIState: AnyObject> {
  /// The virtual seconds between two checks whether both sides have settled.
  private static var pause: TimeInterval { 0.1 }

  /// A response or an action for which a result is expected.
  private struct Expected {
    let step: Int
    let id: ContentID
    let kind: ContentKind
    let version: KindConfiguration
    /// The outcome if the response or action is not compared; `nil` if it is compared.
    let outcome: ComparisonOutcome?
  }

  private let replay: ContentReplay<UIState>
  private let screen: ReplayedScreen<UIState>
  private let time: VirtualTime
  private let moment: PinnedMoment
  private let start: Date
  private let overrides: StageOverrides
  private var elapsed: TimeInterval = 0
  private var expected: [Expected] = []
  private var results: [ContentID: [Parity.ComparisonResult]] = [:]
  private var faults: [Diagnostic] = []

  init(_ replay: ContentReplay<UIState>, in context: RouteContext) {
    self.replay = replay
    start = context.now
    overrides = replay.stages.overrides
    let time = VirtualTime(context.now)
    let moment = PinnedMoment(context.now)
    self.time = time
    self.moment = moment
    screen = ReplayedScreen(replay.bridge(on: time, LegacyClock(context, moment, time)))
  }

  private var bridge: ContentBridge<UIState> { screen.bridge }

  func deliver(_ responses: [ResponseData], step: Int) {
    screen.deliver(responses)
    for response in responses {
      let (side, errors) = bridge.standing(of: response)
      faults += errors
      expect(
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
    moment.date = start.addingTimeInterval(elapsed)
    switch step.event {
    case .responses(let responses): deliver(responses, step: number)
    case .action(let action): send(action, step: number)
    case .flip(let flip): perform(flip)
    }
  }

  private func send(_ action: JournalStep.Action, step: Int) {
    var isTaken = false
    do {
      try bridge.send(action.value, to: action.id, of: action.kind)
      isTaken = true
    } catch let error as ContentDecodingError {
      faults.append(error.diagnostic)
    } catch {
      let place = action.value.location
      faults.append(
        Diagnostic(
          severity: .error,
          code: "rejectedAction",
          path: action.value.pointer,
          line: place.line,
          column: place.column,
          message: "\(error)"
        )
      )
    }
    expect(action.id, action.kind, step: step, isCompared: isTaken, hasSide: isTaken)
    runCandidates()
  }

  private func perform(_ flip: JournalStep.Flip) {
    if let kind = flip.kind {
      replay.stages.overrides.kinds[kind] = flip.stage
    } else {
      replay.stages.overrides = StageOverrides(all: flip.stage)
    }
    runCandidates()
  }

  private func expect(
    _ id: ContentID,
    _ kind: ContentKind,
    step: Int,
    isCompared: Bool,
    hasSide: Bool
  ) {
    let compares = isCompared && bridge.stage(of: id)?.compares == true
    let isOneSided = hasSide && !replay.bothSided.contains(kind)
    expected.append(
      Expected(
        step: step,
        id: id,
        kind: kind,
        version: bridge.configuration(of: kind),
        outcome: compares ? nil : isOneSided ? .oneSided : .skipped
      )
    )
  }

  private func runCandidates() {
    time.advance(by: 0)
    bridge.runCandidates()
    screen.refreshReaders { bridge.runCandidates() }
  }

  /// Advances the virtual time to the next step, and compares the contents that settle meanwhile.
  func wait(seconds: TimeInterval) {
    elapsed += seconds
    var left = seconds
    let first = min(left, ContentReplay<UIState>.comparisonTime)
    time.advance(by: first)
    left -= first
    if first == ContentReplay<UIState>.comparisonTime {
      while compareSome(), left > 0 {
        let pause = min(left, Self.pause)
        time.advance(by: pause)
        left -= pause
      }
    }
    time.advance(by: left)
  }

  /// Compares the contents that have settled.
  ///
  /// - Returns: Whether contents are left to compare.
  private func compareSome() -> Bool {
    let turn = bridge.compareSome()
    add(turn.results)
    return turn.remainderReason != .none
  }

  private func add(_ new: [Parity.ComparisonResult]) {
    for result in new { results[result.id, default: []].append(result) }
  }

  /// Compares the last step and all contents that are left, and returns all results.
  func finish() -> ReplayedResponses {
    time.advance(by: ContentReplay<UIState>.comparisonTime)
    // Twice the settling time, because the time of a step that waits for another one begins after
    // it.
    var left = bridge.candidates.budget.settlingTime.seconds * 2
    while compareSome(), left > 0 {
      time.advance(by: Self.pause)
      left -= Self.pause
    }
    add(bridge.compare())
    if replay.stages.overrides != overrides {
      replay.stages.overrides = overrides
      replay.discardBridge()
    }
    return ReplayedResponses(results: expected.map(result), faults: faults)
  }

  /// Returns the result of an expected response or action.
  ///
  /// The results of a content are taken in the order of its steps.
  private func result(of expected: Expected) -> (Parity.ComparisonResult, KindConfiguration) {
    var result = Parity.ComparisonResult(
      id: expected.id,
      kind: expected.kind,
      outcome: expected.outcome ?? .skipped
    )
    if expected.outcome == nil, let next = results[expected.id]?.first {
      results[expected.id]?.removeFirst()
      result = next
    }
    result.step = expected.step
    return (result, expected.version)
  }
}
