import Parity
import ScreenDocument
import UIStateLayer

extension TypedContentLane {
  var deliveryNumberAwaitingCandidate: Int? {
    if let steps = stepsIfInteractive { return deliveryNumberAwaitingCandidate(in: steps) }
    guard pendingComparison.isNewestWaitingForCandidate else { return nil }
    return heldResponse.alreadyDecodedDelivery?.number
  }

  var deliveryNumberAwaitingRerun: Int? {
    pendingComparison.isNewestWaitingForRerun ? deliveryNumberAwaitingCandidate : nil
  }

  func runCandidate() {
    if let steps = stepsIfInteractive { return runCandidateSteps(in: steps) }
    guard pendingComparison.isNewestWaitingForCandidate,
      let delivery = heldResponse.alreadyDecodedDelivery
    else {
      return
    }
    if let latencyMeter = deliveryPlan.latencyMeter {
      latencyMeter.measureCandidate { runCandidate(with: delivery) }
    } else {
      runCandidate(with: delivery)
    }
    pendingComparison.noteCandidateRan(isSettled: isComparedHandlerSettled)
    effects?.noteCandidateRan()
  }

  private func runCandidate(with delivery: Delivery<Response>) {
    switch mode {
    case .off, .complete: break
    case .shadow(_, let candidate):
      if pendingComparison.isNewestWaitingForRerun {
        candidate.runAgain(delivery)
      } else {
        candidate.run(delivery)
      }
    case .live(_, let spare): spare.run(delivery)
    }
  }

  /// Whether the compared handler has emitted since the newest response and has no pending work;
  /// true if no handler is compared.
  private var isComparedHandlerSettled: Bool {
    guard let handler = mode.comparedHandler else { return true }
    return handler.emissions.hasEmittedSinceEvent && !handler.hasPendingWork
  }

  func canRunCandidateOnDelayedStep(isSettlingTimeOver: Bool) -> Bool {
    stepsIfInteractive.map {
      deliveryNumberAwaitingCandidate(in: $0, isSettlingTimeOver: isSettlingTimeOver) != nil
    }
      ?? false
  }

  func runCandidateOnDelayedSteps(isSettlingTimeOver: Bool) {
    if let steps = stepsIfInteractive {
      runCandidateOnDelayedSteps(in: steps, isSettlingTimeOver: isSettlingTimeOver)
    }
  }

  func discardComparisonsAwaitingCandidate() -> Int {
    if let steps = stepsIfInteractive { return steps.excludeStepsAwaitingCandidate() }
    guard pendingComparison.isNewestWaitingForCandidate else { return 0 }
    pendingComparison.discardNewest()
    return 1
  }

  func discardPendingComparisons() -> Int {
    stepsIfInteractive?.excludeAllFromComparison() ?? pendingComparison.discardAll()
  }

  func comparisonReadiness(upToDelivery number: Int, isSettlingTimeOver: Bool)
    -> LaneComparisonReadiness
  {
    if let steps = stepsIfInteractive {
      return comparisonReadiness(
        upToDelivery: number,
        isSettlingTimeOver: isSettlingTimeOver,
        in: steps
      )
    }
    if case .settling(let waiting) = pendingComparison.newestResponseProgress {
      endSettlingIfPossible(isSettlingTimeOver: isSettlingTimeOver && waiting <= number)
    }
    // Replaced responses wait with the newest one, which the caller would otherwise not await.
    if case .settling(let waiting) = pendingComparison.newestResponseProgress, waiting <= number {
      return .settling
    }
    return pendingComparison.canTakeFinishedResponses(upToDelivery: number)
      ? .ready : .nothingToCompare
  }

  /// Makes the newest response ready to be compared if the compared handler has settled.
  ///
  /// The handler has settled if it has no pending work and has emitted since the response. If the
  /// rules compare only by `==`, a handler without pending work has also settled when its output
  /// already equals the slot's value.
  ///
  /// When the settling time has passed, the response is ready even if the handler has not settled.
  /// Only if the handler has emitted and still has pending work, the response is late.
  private func endSettlingIfPossible(isSettlingTimeOver: Bool) {
    guard let handler = mode.comparedHandler else { return pendingComparison.noteSettled() }
    if handler.hasPendingWork {
      guard isSettlingTimeOver else { return }
      return handler.emissions.hasEmittedSinceEvent
        ? pendingComparison.noteSettlingTimeOver() : pendingComparison.noteSettled()
    }
    if handler.emissions.hasEmittedSinceEvent || isSettlingTimeOver
      || sides.judge.equalFinalValuesSuffice && sidesHaveEqualValues
    {
      pendingComparison.noteSettled()
    }
  }

  /// Whether both sides show equal values; costs one `==`.
  private var sidesHaveEqualValues: Bool {
    switch mode {
    case .off, .complete: false
    case .shadow(let handler, let candidate): handler.side.outputEqualsValue(of: candidate.slot)
    case .live(let slot, let spare): spare.side.outputEqualsValue(of: slot)
    }
  }

  func compare(upToDelivery number: Int, into results: inout [ComparisonResult]) {
    if let steps = stepsIfInteractive {
      return compare(upToDelivery: number, in: steps, into: &results)
    }
    let (overtaken, newest) = pendingComparison.takeFinishedResponses(upToDelivery: number)
    for _ in 0..<overtaken { results.append(result(.skipped)) }
    switch newest {
    case .keepPending: break
    case .skipAsLate: results.append(result(.skipped, because: .late))
    case .compare:
      let effects = effectDifferences
      if sides.judge.equalFinalValuesSuffice, effects.isEmpty, sidesHaveEqualValues {
        results.append(result(.matched))
      } else {
        results.append(result(verdict(withEffectDifferences: effects)))
      }
      if let hasher = constants.comparisonSettings.responseHasher {
        results[results.count - 1].response = heldResponse.alreadyDecodedDelivery.flatMap {
          responseHash(of: $0, by: hasher)
        }
      }
    }
  }

  /// Returns the hash of the compared response: of its raw JSON, or of its encoded form if the raw
  /// JSON is unknown; `nil` if it cannot be hashed.
  @inline(never)
  func responseHash(of delivery: Delivery<Response>, by hasher: ResponseHasher) -> ResponseHash? {
    guard let payload = delivery.payload else {
      return hasher.hash(encoding: delivery.response, of: constants.kind)
    }
    return hasher.hash(payload, of: constants.kind)
  }

  private func verdict(withEffectDifferences effects: [ParityDifference]) -> ParityVerdict {
    switch mode {
    case .off, .complete: return ParityVerdict(outcome: .skipped)
    case .shadow(let handler, let candidate):
      return sides.judge.verdict(
        legacy: handler.side.output,
        state: candidate.output,
        otherDifferences: emissionDifferences + effects
      )
    case .live(let slot, let spare):
      if case .failed(let message)? = spare.side.ending {
        return ParityVerdict(outcome: .candidateError, errorMessage: message)
      }
      return sides.judge.verdict(
        legacy: spare.side.output,
        state: slot.value,
        otherDifferences: emissionDifferences + effects
      )
    }
  }

  var emissionDifferences: [ParityDifference] {
    guard let emissionLogs = mode.emissionLogs else { return [] }
    return StreamParity.differences(
      legacy: emissionLogs.legacy,
      state: emissionLogs.state,
      ending: mode.comparedHandler?.ending,
      exemptingFromLimit: sides.judge.isIgnored
    )
  }

  /// The effects of the newest response that only one side has performed; empty if the route has no
  /// effects, or they cannot be compared.
  @inline(__always)
  private var effectDifferences: [ParityDifference] {
    guard let effects else { return [] }
    switch mode {
    case .off, .complete: return []
    case .shadow(_, let candidate):
      return candidate.effects.map { effects.differences(from: $0, isCandidateLegacy: false) } ?? []
    case .live(_, let spare):
      return spare.effects.map { effects.differences(from: $0, isCandidateLegacy: true) } ?? []
    }
  }

  private func result(
    _ outcome: ComparisonOutcome,
    because reason: SkipReason? = nil
  ) -> ComparisonResult {
    ComparisonResult(id: constants.id, kind: constants.kind, outcome: outcome, skipReason: reason)
  }

  func result(_ verdict: ParityVerdict) -> ComparisonResult {
    ComparisonResult(
      id: constants.id,
      kind: constants.kind,
      outcome: verdict.outcome,
      differences: verdict.differences,
      ignoredCount: verdict.ignoredCount,
      errorMessage: verdict.errorMessage
    )
  }
}
