import TopScreen
import UIStateLayer

/// The steps of an interactive content: those that each side has received, and those that are still to be
/// compared.
///
/// ```
///      firstKept        compared          ran             end
///  ────────┼────────────────┼──────────────┼───────────────┤
///   dropped│   compared     │  candidate   │ candidate has │
///          │                │  has run     │ not run       │
/// ```
///
/// Both sides receive all steps in order, and each step is compared by itself. The output of the shown side
/// after a step is recorded when the next step arrives. The candidate receives a step when its output after
/// the previous step has been recorded.
///
/// The last ``limit`` steps are kept. A side that is created in mid-session receives them all; if older ones
/// were dropped, it first receives the last dropped response. Its local state then lacks the older actions,
/// so the steps after it are `skipped`.
@MainActor
final class LaneSteps<Response, Output: ViewData> {
  /// The maximum number of steps that are kept.
  nonisolated static var limit: Int { 128 }

  typealias Step = LaneStep<Response, Output>

  private var kept: [Step] = []
  private(set) var firstKept = 0
  /// The ordinal of the first step that has not been compared.
  var compared = 0
  /// The ordinal of the first step that the candidate has not received.
  var ran = 0
  /// The number of steps that were dropped before they were compared.
  private(set) var lostCount = 0
  /// Whether each side has received every step; false for a side that was created after steps were dropped.
  var isComplete = (legacy: true, state: true)
  /// The local state of the shown slot after all steps; `nil` while a handler is shown.
  var session: (any ReducerSession<Response, Output>)?
  /// The local state that other contents read while a handler is shown, and the ordinal of the next step for it.
  var read: (session: any ReducerSession<Response, Output>, next: Int)?

  /// The number of steps so far, including dropped ones.
  var end: Int { firstKept + kept.count }
  var isEmpty: Bool { kept.isEmpty }
  var newest: Step? { kept.last }

  subscript(index: Int) -> Step {
    get { kept[index - firstKept] }
    set { kept[index - firstKept] = newValue }
  }

  /// Adds a step, and drops the oldest one beyond ``limit``.
  ///
  /// - Returns: Whether the dropped step is one that the candidate had not received.
  func append(_ step: Step) -> Bool {
    kept.append(step)
    guard kept.count > Self.limit else { return false }
    let dropped = kept.removeFirst()
    firstKept += 1
    first = dropped.response
    if compared < firstKept {
      if dropped.isCompared { lostCount += 1 }
      compared = firstKept
    }
    guard ran < firstKept else { return false }
    ran = firstKept
    return true
  }

  /// The last response among the dropped steps.
  private var first: Delivery<Response>?

  /// Returns the events from a step on, for a side that has received those before.
  ///
  /// - Parameter index: The ordinal of the step; for a new side, that of the first kept step.
  /// - Returns: The events, each with its step.
  func events(from index: Int) -> [(event: ContentEvent<Response, UserAction>, step: Step)] {
    let steps = kept[max(index - firstKept, 0)...].map { (event: $0.event, step: $0) }
    guard index <= firstKept, let first, let next = kept.first,
      case .action = next.event
    else { return steps }
    return [(.response(first.response), next)] + steps
  }

  /// Discards the steps that are still to be compared.
  ///
  /// - Returns: The number of discarded steps.
  func discardAll() -> Int {
    defer { (compared, lostCount) = (end, 0) }
    return lostCount + (compared..<end).count { self[$0].isCompared }
  }

  /// Marks the steps that the candidate has not received as not to be compared.
  ///
  /// The candidate receives them together with the next step that is compared.
  ///
  /// - Returns: The number of steps that were to be compared.
  func discardWaiting() -> Int {
    let waiting = (max(ran, compared)..<max(end, ran)).filter { self[$0].isCompared }
    for index in waiting { self[index].isCompared = false }
    return waiting.count
  }

  /// Advances ``compared`` beyond the steps that are not to be compared.
  func passOver() {
    while compared < end, !self[compared].isCompared { compared += 1 }
  }

  func takeLost() -> Int {
    defer { lostCount = 0 }
    return lostCount
  }
}
