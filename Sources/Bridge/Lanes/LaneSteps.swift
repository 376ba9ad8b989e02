import TopScreen
import UIStateLayer

/// The steps of an interactive content: those that the sides have received, and those that are left
/// to compare.
///
/// ```
///      firstKept        compared          ran             end
///  ────────┼────────────────┼──────────────┼───────────────┤
///   dropped│   compared     │ candidate has│ candidate has │
///          │                │ received     │ not received  │
/// ```
///
/// Both sides receive all steps in order, and each step is compared separately. The output of the
/// shown side after a step is recorded when the next step arrives. The candidate receives the next
/// step when its output after the previous one is recorded.
///
/// The last ``limit`` steps are kept. A side that is created while the screen is shown receives all
/// kept steps. If older steps were dropped, it misses the dropped actions; it first receives the
/// last response before the kept steps, and the later steps are `skipped` and not compared.
@MainActor
final class LaneSteps<Response, Output: ViewData> {
  /// The maximum number of kept steps.
  nonisolated static var limit: Int { 128 }

  typealias Step = LaneStep<Response, Output>

  private var kept: [Step] = []
  /// The index of the first step that is kept.
  private(set) var firstKept = 0
  /// The index of the first step that is left to compare.
  var compared = 0
  /// The index of the first step that the candidate has not received.
  var ran = 0
  /// The number of steps that were dropped before they were compared, since the last
  /// ``takeLost()``.
  private(set) var lostCount = 0
  /// Whether each side has received every step; false for a side that was created or run after
  /// steps had been dropped.
  var isComplete = (legacy: true, state: true)
  /// The local state of the shown slot after all steps; `nil` while a handler is shown, and before
  /// the first step.
  var session: (any ReducerSession<Response, Output>)?
  /// The local state that other contents read while a handler is shown, and the index of the first
  /// step that it has not received; `nil` until it is read.
  var read: (session: any ReducerSession<Response, Output>, next: Int)?

  /// The number of all steps, including the dropped ones.
  var end: Int { firstKept + kept.count }
  var isEmpty: Bool { kept.isEmpty }
  var newest: Step? { kept.last }

  subscript(index: Int) -> Step {
    get { kept[index - firstKept] }
    set { kept[index - firstKept] = newValue }
  }

  /// Adds a step, and drops the oldest one if there are more than ``limit``.
  ///
  /// - Returns: Whether a step was dropped that the candidate had not received.
  func append(_ step: Step) -> Bool {
    kept.append(step)
    guard kept.count > Self.limit else { return false }
    let dropped = kept.removeFirst()
    firstKept += 1
    responseBeforeKept = dropped.response
    if compared < firstKept {
      if dropped.isCompared { lostCount += 1 }
      compared = firstKept
    }
    guard ran < firstKept else { return false }
    ran = firstKept
    return true
  }

  /// The newest response at the last dropped step; `nil` if no step was dropped.
  private var responseBeforeKept: Delivery<Response>?

  /// Returns the events of the kept steps from an index on, for a side that has received the
  /// earlier ones.
  ///
  /// - Parameter index: The index of the first step; ``firstKept`` for a new side.
  /// - Returns: The events, each with its step. If steps were dropped and the first kept step is an
  ///   action, the response before this action is the first event.
  func events(from index: Int) -> [(event: ContentEvent<Response, UserAction>, step: Step)] {
    let steps = kept[max(index - firstKept, 0)...].map { (event: $0.event, step: $0) }
    guard index <= firstKept, let responseBeforeKept, let next = kept.first,
      case .action = next.event
    else { return steps }
    return [(.response(responseBeforeKept.response), next)] + steps
  }

  /// Excludes all steps so far from the comparison.
  ///
  /// - Returns: The number of steps that were left to compare.
  func discardAll() -> Int {
    defer { (compared, lostCount) = (end, 0) }
    return lostCount + (compared..<end).count { self[$0].isCompared }
  }

  /// Excludes the steps that the candidate has not received from the comparison; the candidate
  /// receives them with the next compared step.
  ///
  /// - Returns: The number of these steps that were left to compare.
  func discardWaiting() -> Int {
    let waiting = (max(ran, compared)..<max(end, ran)).filter { self[$0].isCompared }
    for index in waiting { self[index].isCompared = false }
    return waiting.count
  }

  /// Moves ``compared`` to the next step that is to be compared.
  func skipUncompared() {
    while compared < end, !self[compared].isCompared { compared += 1 }
  }

  /// Returns the number of lost steps, and resets it to 0.
  func takeLost() -> Int {
    defer { lostCount = 0 }
    return lostCount
  }
}
