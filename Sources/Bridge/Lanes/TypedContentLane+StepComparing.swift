import Parity
import TopScreen
import UIStateLayer

/// The comparison of an interactive content, step by step.
extension TypedContentLane {
  typealias Steps = StepHistory<Response, Output>

  /// Returns the delivery number of the first step to compare that waits for the candidate; `nil`
  /// if no such step waits, or if the candidate is still at work.
  ///
  /// If `isSettlingTimeOver` is true, pending work of the candidate does not count.
  func deliveryNumberAwaitingCandidate(in steps: Steps, isSettlingTimeOver: Bool = false) -> Int? {
    let waiting =
      max(steps.nextIndexForCandidate, steps.nextIndexToCompare)..<steps.receivedStepCount
    guard let first = waiting.first(where: { steps[$0].shouldBeCompared }),
      canCandidateRunNext(in: steps, isSettlingTimeOver: isSettlingTimeOver)
    else {
      return nil
    }
    return steps[first].deliveryNumber
  }

  func canCandidateRunNext(in steps: Steps, isSettlingTimeOver: Bool = false) -> Bool {
    guard steps.nextIndexForCandidate < steps.receivedStepCount else { return false }
    switch mode {
    case .off, .complete: return false
    case .shadow: return true
    case .live(_, let spare):
      if steps.nextIndexForCandidate > steps.firstKeptIndex,
        steps.nextIndexForCandidate - 1 >= steps.nextIndexToCompare,
        steps[steps.nextIndexForCandidate - 1].shouldBeCompared
      {
        return steps[steps.nextIndexForCandidate - 1].candidateRecord != nil
      }
      return isSettlingTimeOver || !spare.side.hasPendingWork
    }
  }

  /// Delivers to the candidate the steps that it has not received, each when the previous one is
  /// recorded.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - isSettlingTimeOver: Whether the settling time has passed; the candidate then receives a
  ///     step even if it has pending work.
  func runCandidateSteps(in steps: Steps, isSettlingTimeOver: Bool = false) {
    guard canCandidateRunNext(in: steps, isSettlingTimeOver: isSettlingTimeOver) else { return }
    effects?.noteCandidateRan()
    if let latencyMeter = deliveryPlan.latencyMeter {
      latencyMeter.measureCandidate {
        runPossibleCandidateSteps(in: steps, isSettlingTimeOver: isSettlingTimeOver)
      }
    } else {
      runPossibleCandidateSteps(in: steps, isSettlingTimeOver: isSettlingTimeOver)
    }
  }

  private func runPossibleCandidateSteps(in steps: Steps, isSettlingTimeOver: Bool) {
    while canCandidateRunNext(in: steps, isSettlingTimeOver: isSettlingTimeOver) {
      let index = steps.nextIndexForCandidate
      let events = steps.events(from: index).prefix {
        $0.step.deliveryNumber == steps[index].deliveryNumber
      }
      steps.nextIndexForCandidate += 1
      for (event, step) in events { runCandidate(with: event, step) }
      recordCandidateOutputIfFinal(at: index, in: steps)
    }
  }

  private func runCandidate(
    with event: ContentEvent<Response, UserAction>,
    _ step: LaneStep<Response, Output>
  ) {
    switch mode {
    case .off, .complete: break
    case .shadow(_, let candidate): candidate.run(event, at: step.moment)
    case .live(_, let spare): spare.run(event, at: step.moment)
    }
  }

  func comparisonReadiness(upToDelivery number: Int, isSettlingTimeOver: Bool, in steps: Steps)
    -> LaneComparisonReadiness
  {
    steps.advancePastExcludedSteps()
    let hasSkippedSteps = steps.skippedStepCount > 0
    guard steps.nextIndexToCompare < steps.receivedStepCount,
      steps[steps.nextIndexToCompare].deliveryNumber <= number
    else {
      return hasSkippedSteps ? .ready : .nothingToCompare
    }
    // The candidate is recorded first: a shown side that has not emitted has settled if both
    // outputs are equal. The second round does the same for the candidate.
    for _ in 1...2 {
      if steps.nextIndexForCandidate > steps.nextIndexToCompare,
        steps[steps.nextIndexForCandidate - 1].deliveryNumber <= number
      {
        recordCandidateOutputIfFinal(
          at: steps.nextIndexForCandidate - 1,
          in: steps,
          isSettlingTimeOver: isSettlingTimeOver
        )
      }
      if let newest = steps.newest {
        recordShownOutput(
          in: steps,
          evenIfBusyBecause: isSettlingTimeOver && newest.deliveryNumber <= number ? .timeOver : nil
        )
      }
    }
    let step = steps[steps.nextIndexToCompare]
    let isFinal = step.shownRecord != nil && step.candidateRecord != nil
    return isFinal || hasSkippedSteps ? .ready : .settling
  }

  /// Delivers to the candidate the steps that had to wait for earlier steps, and records that their
  /// settling time begins now.
  ///
  /// If `isSettlingTimeOver` is true, the candidate receives a step even if it has pending work.
  func runCandidateOnDelayedSteps(in steps: Steps, isSettlingTimeOver: Bool) {
    let first = steps.nextIndexForCandidate
    runCandidateSteps(in: steps, isSettlingTimeOver: isSettlingTimeOver)
    for index in first..<max(first, steps.nextIndexForCandidate) where index >= steps.firstKeptIndex
    {
      steps[index].delayedCandidateReceiptUptime = constants.environment.clock.uptime
    }
  }

  func compare(upToDelivery number: Int, in steps: Steps, into results: inout [ComparisonResult]) {
    for _ in 0..<steps.takeSkippedStepCount() { results.append(stepResult(.skipped)) }
    steps.advancePastExcludedSteps()
    while steps.nextIndexToCompare < steps.receivedStepCount {
      let index = steps.nextIndexToCompare
      let step = steps[index]
      guard step.deliveryNumber <= number, let shown = step.shownRecord,
        let candidate = step.candidateRecord
      else {
        return
      }
      // A failure after the record belongs to the step if the candidate has received no later one.
      let hasLaterStep = steps.nextIndexForCandidate > index + 1
      let ending = candidate.ending ?? (hasLaterStep ? nil : mode.comparedHandler?.ending)
      var result = result(of: step, shown, candidate, endingOfCandidate: ending, in: steps)
      result.step = index
      if let hasher = constants.comparisonSettings.responseHasher {
        result.response = responseHash(of: step.newestResponse, by: hasher)
      }
      results.append(result)
      steps.nextIndexToCompare += 1
      steps.advancePastExcludedSteps()
    }
  }

  private func result(
    of step: LaneStep<Response, Output>,
    _ shown: StepRecord<Output>,
    _ candidate: StepRecord<Output>,
    endingOfCandidate ending: OutputEnding?,
    in steps: Steps
  ) -> ComparisonResult {
    guard steps.hasCompleteHistory.legacy, steps.hasCompleteHistory.state else {
      return stepResult(.skipped, because: .incompleteHistory)
    }
    if candidate.endReason.isSkippedAsLate(hasEmitted: candidate.hasEmitted)
      || shown.endReason.isSkippedAsLate(hasEmitted: shown.hasEmitted)
    {
      return stepResult(.skipped, because: .late)
    }
    let isNewest = step.deliveryNumber == steps.newest?.deliveryNumber
    var others = isNewest ? emissionDifferences : []
    let isLive = stage == .live
    if let shownEffects = shown.effects, let compared = candidate.effects,
      shownEffects != compared
    {
      others += EffectParity.differences(
        legacy: isLive ? compared : shownEffects,
        state: isLive ? shownEffects : compared
      )
    }
    if isLive, case .failed(let message)? = ending {
      return stepResult(.candidateError, message: message)
    }
    let verdict = sides.judge.verdict(
      legacy: isLive ? candidate.output : shown.output,
      state: isLive ? shown.output : candidate.output,
      otherDifferences: others
    )
    // A side that was recorded before it emitted might still have emitted an equal value.
    let isUnsure = [shown, candidate].contains { !$0.hasEmitted && $0.endReason.isOvertaken }
    if isUnsure, verdict.outcome == .mismatched { return stepResult(.skipped) }
    return result(verdict)
  }

  private func stepResult(
    _ outcome: ComparisonOutcome,
    because reason: SkipReason? = nil,
    message: String? = nil
  ) -> ComparisonResult {
    ComparisonResult(
      id: constants.id,
      kind: constants.kind,
      outcome: outcome,
      errorMessage: message,
      skipReason: reason
    )
  }
}

extension StepRecord.EndReason {
  fileprivate var isOvertaken: Bool { if case .overtaken = self { true } else { false } }

  /// Returns whether the step is `skipped` as late.
  ///
  /// | the side | is late |
  /// | --- | --- |
  /// | has settled | never |
  /// | was overtaken | if it still had work |
  /// | had used its settling time | if it still had work and had already emitted |
  fileprivate func isSkippedAsLate(hasEmitted: Bool) -> Bool {
    switch self {
    case .settled: false
    case .overtaken(let isBusy): isBusy
    case .timeOver(let isBusy): isBusy && hasEmitted
    }
  }
}
