import Parity
import TopScreen
import UIStateLayer

/// The comparison of an interactive content, step by step.
extension TypedContentLane {
  typealias Steps = LaneSteps<Response, Output>

  /// Returns the number of the first step that waits for the candidate; `nil` if no step waits, or
  /// if the candidate is still at work.
  func dueNumber(in steps: Steps, isOver: Bool = false) -> Int? {
    let waiting = max(steps.ran, steps.compared)..<steps.end
    guard let first = waiting.first(where: { steps[$0].isCompared }),
      canRunNext(in: steps, isOver: isOver)
    else {
      return nil
    }
    return steps[first].number
  }

  private func canRunNext(in steps: Steps, isOver: Bool = false) -> Bool {
    guard steps.ran < steps.end else { return false }
    switch mode {
    case .off, .complete: return false
    case .shadow: return true
    case .live(_, let spare):
      if steps.ran > steps.firstKept, steps.ran - 1 >= steps.compared,
        steps[steps.ran - 1].isCompared
      {
        return steps[steps.ran - 1].candidate != nil
      }
      return isOver || !spare.side.hasPendingWork
    }
  }

  /// Delivers to the candidate the steps that it has not received, each when the previous one is
  /// recorded.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - isOver: Whether the candidate receives them even if it is still at work.
  func runSteps(in steps: Steps, isOver: Bool = false) {
    guard canRunNext(in: steps, isOver: isOver) else { return }
    effects?.candidateRan()
    if let timing = work.timing {
      timing.timeCandidate { runAll(in: steps, isOver: isOver) }
    } else {
      runAll(in: steps, isOver: isOver)
    }
  }

  private func runAll(in steps: Steps, isOver: Bool) {
    while canRunNext(in: steps, isOver: isOver) {
      let index = steps.ran
      let events = steps.events(from: index).prefix { $0.step.number == steps[index].number }
      steps.ran += 1
      for (event, step) in events { run(event, step) }
      record(index, in: steps)
    }
  }

  private func run(
    _ event: ContentEvent<Response, UserAction>,
    _ step: LaneStep<Response, Output>
  ) {
    switch mode {
    case .off, .complete: break
    case .shadow(_, let candidate): candidate.run(event, at: step.moment)
    case .live(_, let spare): spare.run(event, at: step.moment)
    }
  }

  /// Records the candidate's output after a step, if the candidate has received the step and its
  /// output is final.
  private func record(_ index: Int, in steps: Steps, isOver: Bool = false) {
    guard index >= steps.compared, index < steps.ran, steps[index].isCompared,
      steps[index].candidate == nil
    else { return }
    switch mode {
    case .off, .complete: break
    case .shadow(_, let candidate):
      steps[index].candidate = StepRecord(
        output: candidate.output,
        hasEmitted: true,
        end: .settled,
        effects: candidate.effects?.log.latest
      )
    case .live(_, let spare):
      let isLate = isOver && isShortOfTime(steps[index])
      steps[index].candidate = record(
        of: spare.side,
        effects: spare.effects?.log.latest,
        isOver: isOver,
        isLate: isLate,
        hasNext: index + 1 < steps.end,
        agreesWith: steps[index].shown?.output ?? nil
      )
    }
  }

  /// Returns whether the candidate received a step so late that its settling time is not over.
  private func isShortOfTime(_ step: LaneStep<Response, Output>) -> Bool {
    guard let since = step.lateSince else { return false }
    return plan.environment.clock.uptime - since < plan.instruments.settlingTime
  }

  /// Records the shown side's output after the newest step, if it is final.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - end: The reason to record the output even if the side is still at work; `nil` to record
  ///     only a final output.
  func recordShown(in steps: Steps, unless end: ShownEnd?) {
    let index = steps.end - 1
    guard index >= steps.compared, index >= steps.firstKept, !steps.isEmpty,
      steps[index].isCompared, steps[index].shown == nil
    else { return }
    switch mode {
    case .off, .complete: break
    case .live(let slot, _):
      steps[index].shown = StepRecord(
        output: slot.value,
        hasEmitted: true,
        end: .settled,
        effects: effects?.latest
      )
    case .shadow(let handler, _):
      steps[index].shown = record(
        of: handler.side,
        effects: effects?.latest,
        isOver: end == .timeOver,
        isOvertaken: end == .overtaken,
        hasNext: end == .overtaken,
        agreesWith: steps[index].candidate?.output ?? nil
      )
    }
  }

  /// The reason why the output of the shown side is recorded even if the side is still at work.
  enum ShownEnd {
    /// The next step has arrived.
    case overtaken
    /// The settling time has passed.
    case timeOver
  }

  private func record(
    of side: LegacySide<Response, Output>,
    effects: EffectLog.Latest?,
    isOver: Bool = false,
    isLate: Bool = false,
    isOvertaken: Bool = false,
    hasNext: Bool,
    agreesWith other: Output?
  ) -> StepRecord<Output>? {
    let hasEmitted = side.emissions.hasNew
    let isBusy = side.hasPendingWork
    let end: StepRecord<Output>.End
    if !isBusy, hasEmitted || sides.judge.acceptsEqualValues && other != nil && other == side.output
    {
      end = .settled
    } else if !isBusy, hasNext, plan.instruments.isTimeVirtual {
      end = .settled
    } else if isOvertaken || isLate {
      end = .overtaken(isBusy: isBusy)
    } else if isOver {
      end = .timeOver(isBusy: isBusy)
    } else {
      return nil
    }
    return StepRecord(output: side.output, hasEmitted: hasEmitted, end: end, effects: effects)
  }

  func comparison(upTo number: Int, isOver: Bool, in steps: Steps) -> LaneComparison {
    steps.skipUncompared()
    if steps.lostCount > 0 { return .ready }
    guard steps.compared < steps.end, steps[steps.compared].number <= number else { return .none }
    // The candidate is recorded first: a shown side that has not emitted has settled if both
    // outputs are equal. The second round does the same for the candidate.
    for _ in 1...2 {
      if steps.ran > steps.compared, steps[steps.ran - 1].number <= number {
        record(steps.ran - 1, in: steps, isOver: isOver)
      }
      if let newest = steps.newest {
        recordShown(in: steps, unless: isOver && newest.number <= number ? .timeOver : nil)
      }
    }
    let step = steps[steps.compared]
    return step.shown != nil && step.candidate != nil ? .ready : .settling
  }

  /// Delivers more steps to the candidate, and records that their settling time begins now.
  func runLateSteps(in steps: Steps, isOver: Bool) {
    let first = steps.ran
    runSteps(in: steps, isOver: isOver)
    for index in first..<max(first, steps.ran) where index >= steps.firstKept {
      steps[index].lateSince = plan.environment.clock.uptime
    }
  }

  func compare(upTo number: Int, in steps: Steps, into results: inout [ComparisonResult]) {
    for _ in 0..<steps.takeLost() { results.append(stepResult(.skipped)) }
    steps.skipUncompared()
    while steps.compared < steps.end {
      let index = steps.compared
      let step = steps[index]
      guard step.number <= number, let shown = step.shown, let candidate = step.candidate else {
        return
      }
      var result = result(of: step, shown, candidate, in: steps)
      result.step = index
      if let hasher = plan.instruments.responseHasher {
        result.response = hashed(step.response, by: hasher)
      }
      results.append(result)
      steps.compared += 1
      steps.skipUncompared()
    }
  }

  private func result(
    of step: LaneStep<Response, Output>,
    _ shown: StepRecord<Output>,
    _ candidate: StepRecord<Output>,
    in steps: Steps
  ) -> ComparisonResult {
    guard steps.isComplete.legacy, steps.isComplete.state else {
      return stepResult(.skipped, because: .incompleteHistory)
    }
    if candidate.end.isLate(hasEmitted: candidate.hasEmitted)
      || shown.end.isLate(hasEmitted: shown.hasEmitted)
    {
      return stepResult(.skipped, because: .late)
    }
    let isNewest = step.number == steps.newest?.number
    var others = isNewest ? streamDifferences : []
    let isLive = stage == .live
    if let shownEffects = shown.effects, let compared = candidate.effects,
      shownEffects != compared
    {
      others += EffectParity.differences(
        legacy: isLive ? compared : shownEffects,
        state: isLive ? shownEffects : compared
      )
    }
    if isLive, case .failed(let message)? = mode.comparedHandler?.ending {
      return stepResult(.candidateError, message: message)
    }
    let verdict = sides.judge.verdict(
      legacy: isLive ? candidate.output : shown.output,
      state: isLive ? shown.output : candidate.output,
      others: others
    )
    // A side that was recorded before it emitted might still have emitted an equal value.
    let isUnsure = [shown, candidate].contains { !$0.hasEmitted && $0.end.isOvertaken }
    if isUnsure, verdict.outcome == .mismatched { return stepResult(.skipped) }
    return result(verdict)
  }

  private func stepResult(
    _ outcome: ComparisonOutcome,
    because reason: SkipReason? = nil,
    message: String? = nil
  ) -> ComparisonResult {
    ComparisonResult(
      id: plan.id,
      kind: plan.kind,
      outcome: outcome,
      message: message,
      skipReason: reason
    )
  }
}

extension StepRecord.End {
  fileprivate var isOvertaken: Bool { if case .overtaken = self { true } else { false } }

  /// Returns whether the side had too little time for the step.
  fileprivate func isLate(hasEmitted: Bool) -> Bool {
    switch self {
    case .settled: false
    case .overtaken(let isBusy): isBusy
    case .timeOver(let isBusy): isBusy && hasEmitted
    }
  }
}
