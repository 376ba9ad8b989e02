import Parity
import ScreenDocument
import UIStateLayer

extension TypedContentLane {
  var dueNumber: Int? {
    if let steps { return dueNumber(in: steps) }
    guard queue.isDue else { return nil }
    return held.delivery?.number
  }

  func runCandidate() {
    if let steps { return runSteps(in: steps) }
    guard queue.isDue, let delivery = held.delivery else { return }
    if let timing = work.timing {
      timing.timeCandidate { run(delivery) }
    } else {
      run(delivery)
    }
    queue.candidateRan(isSettled: isSettled)
    effects?.candidateRan()
  }

  private func run(_ delivery: Delivery<Response>) {
    switch mode {
    case .off, .complete: break
    case .shadow(_, let candidate): candidate.run(delivery)
    case .live(_, let spare): spare.run(delivery)
    }
  }

  /// Whether the compared handler has emitted since the newest response and has no pending work.
  private var isSettled: Bool {
    guard let handler = mode.comparedHandler else { return true }
    return handler.emissions.hasNew && !handler.hasPendingWork
  }

  func isLateStepDue(isOver: Bool) -> Bool {
    steps.map { dueNumber(in: $0, isOver: isOver) != nil } ?? false
  }

  func runLateSteps(isOver: Bool) {
    if let steps { runLateSteps(in: steps, isOver: isOver) }
  }

  func discardPending() -> Int {
    if let steps { return steps.discardWaiting() }
    queue.discardPending()
    return 1
  }

  func discardAll() -> Int { steps?.discardAll() ?? queue.discardAll() }

  func comparison(upTo number: Int, isOver: Bool) -> LaneComparison {
    if let steps { return comparison(upTo: number, isOver: isOver, in: steps) }
    if case .settling(let waiting) = queue.head { settle(isOver: isOver && waiting <= number) }
    if queue.hasResults(upTo: number) { return .ready }
    if case .settling(let waiting) = queue.head, waiting <= number { return .settling }
    return .none
  }

  /// Ends the wait of the newest response if the time is over, or if its handler has no pending
  /// work, and has emitted or already agrees with the slot.
  ///
  /// The last condition requires that the outputs are compared by `==` alone.
  private func settle(isOver: Bool) {
    guard let handler = mode.comparedHandler else { return queue.settled() }
    if handler.hasPendingWork {
      guard isOver else { return }
      return handler.emissions.hasNew ? queue.ranLate() : queue.settled()
    }
    if handler.emissions.hasNew || isOver || sides.judge.acceptsEqualValues && agrees {
      queue.settled()
    }
  }

  /// Whether both sides show equal values; costs one `==`.
  private var agrees: Bool {
    switch mode {
    case .off, .complete: false
    case .shadow(let handler, let candidate): handler.side.agrees(with: candidate.slot)
    case .live(let slot, let spare): spare.side.agrees(with: slot)
    }
  }

  func compare(upTo number: Int, into results: inout [ComparisonResult]) {
    if let steps { return compare(upTo: number, in: steps, into: &results) }
    let (overtaken, newest) = queue.take(upTo: number)
    for _ in 0..<overtaken { results.append(result(.skipped)) }
    switch newest {
    case .nothing: break
    case .late: results.append(result(.skipped, because: .late))
    case .compare:
      let effects = effectDifferences
      if sides.judge.acceptsEqualValues, effects.isEmpty, agrees {
        results.append(result(.matched))
      } else {
        results.append(result(verdict(effects)))
      }
      if let hasher = plan.instruments.responseHasher {
        results[results.count - 1].response = held.delivery.flatMap { hashed($0, by: hasher) }
      }
    }
  }

  /// Returns the hash of the compared response: of its raw JSON, or of its encoded form if the raw
  /// JSON is unknown; `nil` if it cannot be hashed.
  @inline(never)
  func hashed(_ delivery: Delivery<Response>, by hasher: ResponseHasher) -> ResponseHash? {
    guard let payload = delivery.payload else {
      return hasher.hash(encoding: delivery.response, of: plan.kind)
    }
    return hasher.hash(payload, of: plan.kind)
  }

  private func verdict(_ effects: [ParityDifference]) -> ParityVerdict {
    switch mode {
    case .off, .complete: return ParityVerdict(outcome: .skipped)
    case .shadow(let handler, let candidate):
      return sides.judge.verdict(
        legacy: handler.side.output,
        state: candidate.output,
        others: streamDifferences + effects
      )
    case .live(let slot, let spare):
      if case .failed(let message)? = spare.side.ending {
        return ParityVerdict(outcome: .candidateError, message: message)
      }
      return sides.judge.verdict(
        legacy: spare.side.output,
        state: slot.value,
        others: streamDifferences + effects
      )
    }
  }

  var streamDifferences: [ParityDifference] {
    guard let streams = mode.streams else { return [] }
    return StreamParity.differences(
      legacy: streams.legacy,
      state: streams.state,
      ending: mode.comparedHandler?.ending
    )
  }

  /// The effects that only one side has performed; empty if the route has no effects.
  @inline(__always)
  private var effectDifferences: [ParityDifference] {
    guard let effects else { return [] }
    switch mode {
    case .off, .complete: return []
    case .shadow(_, let candidate):
      return candidate.effects.map { effects.differences(from: $0, isLegacy: false) } ?? []
    case .live(_, let spare):
      return spare.effects.map { effects.differences(from: $0, isLegacy: true) } ?? []
    }
  }

  private func result(
    _ outcome: ComparisonOutcome,
    because reason: SkipReason? = nil
  ) -> ComparisonResult {
    ComparisonResult(id: plan.id, kind: plan.kind, outcome: outcome, skipReason: reason)
  }

  func result(_ verdict: ParityVerdict) -> ComparisonResult {
    ComparisonResult(
      id: plan.id,
      kind: plan.kind,
      outcome: verdict.outcome,
      differences: verdict.differences,
      ignoredCount: verdict.ignoredCount,
      message: verdict.message
    )
  }
}
