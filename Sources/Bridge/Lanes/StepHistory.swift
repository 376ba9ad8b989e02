import TopScreen
import UIStateLayer

/// The steps of an interactive content, for both sides and for their comparison.
///
/// Each index stands between the steps before it and the steps from it on:
///
/// ```
///   firstKeptIndex   nextIndexToCompare   nextIndexForCandidate   receivedStepCount
///  ────────┼──────────────────┼────────────────────┼──────────────────┤
///   dropped│     compared     │   candidate has    │  candidate has   │
///          │                  │   received         │  not received    │
/// ```
///
/// Both sides receive all steps in order, and each step is compared separately. The output of the
/// shown side after a step is recorded at the latest when the next step arrives. The candidate
/// receives the next step when its output after the previous one is recorded.
///
/// The last ``maximumKeptSteps`` steps are kept. A side that is created while the screen is shown
/// receives all kept steps. If older steps were dropped, the side misses their actions, so its
/// steps are `skipped` and not compared. If the first kept step is then an action, the side first
/// receives the last response before it.
@MainActor
final class StepHistory<Response, Output: ViewData> {
  /// The maximum number of kept steps, 128.
  nonisolated static var maximumKeptSteps: Int { 128 }

  typealias Step = LaneStep<Response, Output>
  /// Whether a step was dropped to make room for a new one, and whether the candidate had received
  /// it.
  enum DroppedStep {
    /// No step was dropped.
    case none
    case receivedByCandidate
    case missedByCandidate
  }

  private var keptSteps: [Step] = []
  /// The index of the first kept step; indices count the dropped steps too.
  private(set) var firstKeptIndex = 0
  /// The index of the first step that is left to compare.
  var nextIndexToCompare = 0
  /// The index of the first step that the candidate has not received.
  var nextIndexForCandidate = 0
  /// The number of steps that are to have the result `skipped`, since the last
  /// ``takeSkippedStepCount()`` or ``excludeAllFromComparison()``: those that were dropped although
  /// they were still to be compared, and those of ``skipAllInComparison()``.
  private(set) var skippedStepCount = 0
  /// Whether each side has received every step; false for a side that was created or run after
  /// steps had been dropped.
  var hasCompleteHistory = (legacy: true, state: true)
  /// The local state of the shown slot after all steps; `nil` while a handler is shown, and before
  /// the first step.
  var shownSession: (any ReducerSession<Response, Output>)?
  /// The local state that other contents read while a handler is shown; `nil` until one reads it.
  ///
  /// `next` is the index of the first step that this local state has not received.
  var sessionForReaders: (session: any ReducerSession<Response, Output>, next: Int)?

  /// The number of all steps, including the dropped ones.
  var receivedStepCount: Int { firstKeptIndex + keptSteps.count }
  var isEmpty: Bool { keptSteps.isEmpty }
  var newest: Step? { keptSteps.last }

  subscript(index: Int) -> Step {
    get { keptSteps[index - firstKeptIndex] }
    set { keptSteps[index - firstKeptIndex] = newValue }
  }

  /// Adds a step, and drops the oldest one if there are more than ``maximumKeptSteps``.
  ///
  /// - Returns: Whether a step was dropped, and whether the candidate had received it.
  func append(_ step: Step) -> DroppedStep {
    keptSteps.append(step)
    guard keptSteps.count > Self.maximumKeptSteps else { return .none }
    let dropped = keptSteps.removeFirst()
    firstKeptIndex += 1
    responseBeforeKeptSteps = dropped.newestResponse
    if nextIndexToCompare < firstKeptIndex {
      if dropped.shouldBeCompared { skippedStepCount += 1 }
      nextIndexToCompare = firstKeptIndex
    }
    guard nextIndexForCandidate < firstKeptIndex else { return .receivedByCandidate }
    nextIndexForCandidate = firstKeptIndex
    return .missedByCandidate
  }

  /// The last response up to the last dropped step, this step included; `nil` only if no step was
  /// dropped.
  private var responseBeforeKeptSteps: Delivery<Response>?

  /// Returns the events of the kept steps from an index on, for a side that has received the
  /// earlier ones.
  ///
  /// - Parameter index: The index of the first step; ``firstKeptIndex`` for a new side.
  /// - Returns: The events, each with its step. If `index` is at most ``firstKeptIndex``, steps
  ///   were dropped, and the first kept step is an action, the response before this action is the
  ///   first event.
  func events(from index: Int) -> [(event: ContentEvent<Response, UserAction>, step: Step)] {
    let steps = keptSteps[max(index - firstKeptIndex, 0)...].map { (event: $0.event, step: $0) }
    guard index <= firstKeptIndex, let responseBeforeKeptSteps, let next = keptSteps.first,
      case .action = next.event
    else { return steps }
    return [(.response(responseBeforeKeptSteps.response), next)] + steps
  }

  /// Excludes all steps so far from the comparison.
  ///
  /// - Returns: The number of steps that were left to compare or to be `skipped`, dropped ones
  ///   included.
  func excludeAllFromComparison() -> Int {
    defer { (nextIndexToCompare, skippedStepCount) = (receivedStepCount, 0) }
    return skippedStepCount
      + (nextIndexToCompare..<receivedStepCount).count { self[$0].shouldBeCompared }
  }

  /// Excludes all steps so far from the comparison; each that was left to compare is to be
  /// `skipped`.
  func skipAllInComparison() { skippedStepCount = excludeAllFromComparison() }

  /// Excludes from the comparison the steps that the candidate has not received.
  ///
  /// The candidate receives them together with the next step that is compared.
  ///
  /// - Returns: The number of steps that this call excluded.
  func excludeStepsAwaitingCandidate() -> Int {
    let waiting =
      (max(
        nextIndexForCandidate,
        nextIndexToCompare
      )..<max(receivedStepCount, nextIndexForCandidate))
      .filter {
        self[$0].shouldBeCompared
      }
    for index in waiting { self[index].shouldBeCompared = false }
    return waiting.count
  }

  /// Moves ``nextIndexToCompare`` forward over the steps that are excluded from the comparison.
  func advancePastExcludedSteps() {
    while nextIndexToCompare < receivedStepCount, !self[nextIndexToCompare].shouldBeCompared {
      nextIndexToCompare += 1
    }
  }

  /// Returns ``skippedStepCount``, and resets it to 0.
  func takeSkippedStepCount() -> Int {
    defer { skippedStepCount = 0 }
    return skippedStepCount
  }
}
