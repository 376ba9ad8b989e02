import Parity
import TopScreen
import UIStateLayer

/// The records of both sides' outputs after each step of an interactive content.
extension TypedContentLane {
  /// Records the candidate's output after a step, if the candidate has received the step and its
  /// output is final.
  ///
  /// If `isSettlingTimeOver` is true, the output counts as final even if the candidate is still at
  /// work.
  func recordCandidateOutputIfFinal(
    at index: Int,
    in steps: Steps,
    isSettlingTimeOver: Bool = false
  ) {
    guard index >= steps.nextIndexToCompare, index < steps.nextIndexForCandidate,
      steps[index].shouldBeCompared,
      steps[index].candidateRecord == nil
    else { return }
    switch mode {
    case .off, .complete: break
    case .shadow(_, let candidate):
      steps[index].candidateRecord = StepRecord(
        output: candidate.output,
        hasEmitted: true,
        endReason: .settled,
        ending: nil,
        effects: candidate.effects?.log.newestResponseEffects
      )
    case .live(_, let spare):
      let isLate = isSettlingTimeOver && hasCandidateSettlingTimeLeft(for: steps[index])
      steps[index].candidateRecord = makeRecordIfFinal(
        of: spare.side,
        effects: spare.effects?.log.newestResponseEffects,
        isSettlingTimeOver: isSettlingTimeOver,
        isLate: isLate,
        hasNext: index + 1 < steps.receivedStepCount,
        otherSideOutput: steps[index].shownRecord?.output ?? nil
      )
    }
  }

  /// Returns whether the candidate still has settling time for a step that it received late.
  ///
  /// If a step had to wait for earlier steps, its settling time begins when the candidate receives
  /// it. The result is false for a step that did not wait.
  private func hasCandidateSettlingTimeLeft(for step: LaneStep<Response, Output>) -> Bool {
    guard let since = step.delayedCandidateReceiptUptime else { return false }
    return constants.environment.clock.uptime - since < constants.comparisonSettings.settlingTime
  }

  /// Records the shown side's output after the newest step, if it is final.
  ///
  /// - Parameters:
  ///   - steps: The steps.
  ///   - reason: The reason to record the output even if the side is still at work; `nil` to record
  ///     only a final output.
  func recordShownOutput(in steps: Steps, evenIfBusyBecause reason: EarlyRecordReason?) {
    let index = steps.receivedStepCount - 1
    guard index >= steps.nextIndexToCompare, index >= steps.firstKeptIndex, !steps.isEmpty,
      steps[index].shouldBeCompared, steps[index].shownRecord == nil
    else { return }
    switch mode {
    case .off, .complete: break
    case .live(let slot, _):
      steps[index].shownRecord = StepRecord(
        output: slot.value,
        hasEmitted: true,
        endReason: .settled,
        ending: nil,
        effects: effects?.effectsOfNewestStep
      )
    case .shadow(let handler, _):
      steps[index].shownRecord = makeRecordIfFinal(
        of: handler.side,
        effects: effects?.effectsOfNewestStep,
        isSettlingTimeOver: reason == .timeOver,
        isOvertaken: reason == .overtaken,
        hasNext: reason == .overtaken,
        otherSideOutput: steps[index].candidateRecord?.output ?? nil
      )
    }
  }

  /// The reason why the output of the shown side is recorded even if the side is still at work.
  enum EarlyRecordReason {
    /// The next step has arrived.
    case overtaken
    /// The settling time has passed.
    case timeOver
  }

  private func makeRecordIfFinal(
    of side: LegacySide<Response, Output>,
    effects: EffectLog.NewestResponseEffects?,
    isSettlingTimeOver: Bool = false,
    isLate: Bool = false,
    isOvertaken: Bool = false,
    hasNext: Bool,
    otherSideOutput other: Output?
  ) -> StepRecord<Output>? {
    let hasEmitted = side.emissions.hasEmittedSinceEvent
    let isBusy = side.hasPendingWork
    let endReason: StepRecord<Output>.EndReason
    if !isBusy,
      hasEmitted || sides.judge.equalFinalValuesSuffice && other != nil && other == side.output
    {
      endReason = .settled
    } else if !isBusy, hasNext, constants.comparisonSettings.isTimeVirtual {
      endReason = .settled
    } else if isOvertaken || isLate {
      endReason = .overtaken(isBusy: isBusy)
    } else if isSettlingTimeOver {
      endReason = .timeOver(isBusy: isBusy)
    } else {
      return nil
    }
    return StepRecord(
      output: side.output,
      hasEmitted: hasEmitted,
      endReason: endReason,
      ending: side.ending,
      effects: effects
    )
  }
}
