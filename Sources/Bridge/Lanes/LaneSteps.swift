import TopScreen
import UIStateLayer

/// The steps of an interactive content: what both sides have got, and what is left to compare.
///
/// ```
///      firstKept        compared          ran             end
///  ────────┼────────────────┼──────────────┼───────────────┤
///   dropped│   compared     │ candidate has│ candidate has │
///          │                │ been given   │ not           │
/// ```
///
/// Both sides get all steps in order, so that each step is compared at its own number: what the shown side
/// shows after a step is recorded when the next one comes, and the candidate gets the next one when the one
/// before is recorded.
///
/// The last ``limit`` steps are kept. A side that is made in mid-session gets them all, and if older ones were
/// dropped, first the response that they ended with. Its local state then misses the older actions, so that
/// the steps after it are `skipped` and not compared.
@MainActor
final class LaneSteps<Response, Output: ViewData> {
  /// How many steps are kept, at most.
  nonisolated static var limit: Int { 128 }

  typealias Step = LaneStep<Response, Output>

  private var kept: [Step] = []
  private(set) var firstKept = 0
  /// The first step that is left to compare.
  var compared = 0
  /// The first step that the candidate has not been given.
  var ran = 0
  /// How many steps were dropped before they were compared.
  private(set) var lostCount = 0
  /// Whether each side has got every step: one that was made when steps had been dropped has not.
  var isComplete = (legacy: true, state: true)
  /// The local state of the slot that is shown, after all steps; `nil` while a handler is shown.
  var session: (any ReducerSession<Response, Output>)?
  /// The local state that other contents read while a handler is shown, and the step after its last.
  var read: (session: any ReducerSession<Response, Output>, next: Int)?

  /// The number of steps, with those that were dropped.
  var end: Int { firstKept + kept.count }
  var isEmpty: Bool { kept.isEmpty }
  var newest: Step? { kept.last }

  subscript(index: Int) -> Step {
    get { kept[index - firstKept] }
    set { kept[index - firstKept] = newValue }
  }

  /// Adds a step.
  ///
  /// - Returns: Whether the candidate has missed a step, since it was dropped.
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

  /// The response with which the dropped steps ended.
  private var first: Delivery<Response>?

  /// The events from a step on, for a side that has got those before.
  ///
  /// - Parameter index: The step; with the first one that is kept, what a new side has to get.
  /// - Returns: The events, each with its step.
  func events(from index: Int) -> [(event: ContentEvent<Response, UserAction>, step: Step)] {
    let steps = kept[max(index - firstKept, 0)...].map { (event: $0.event, step: $0) }
    guard index <= firstKept, let first, let next = kept.first,
      case .action = next.event
    else { return steps }
    return [(.response(first.response), next)] + steps
  }

  /// Discards the steps that are left to compare.
  ///
  /// - Returns: How many.
  func discardAll() -> Int {
    defer { (compared, lostCount) = (end, 0) }
    return lostCount + (compared..<end).count { self[$0].isCompared }
  }

  /// Discards the steps that the candidate has not got: it gets them with the next one that is compared.
  ///
  /// - Returns: How many were to be compared.
  func discardWaiting() -> Int {
    let waiting = (max(ran, compared)..<max(end, ran)).filter { self[$0].isCompared }
    for index in waiting { self[index].isCompared = false }
    return waiting.count
  }

  /// Passes over the steps that are not compared.
  func passOver() {
    while compared < end, !self[compared].isCompared { compared += 1 }
  }

  func takeLost() -> Int {
    defer { lostCount = 0 }
    return lostCount
  }
}
