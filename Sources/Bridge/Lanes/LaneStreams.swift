import Parity
import UIStateLayer

/// What both sides of a content emit on the way, where they are compared strictly.
///
/// They are the candidate's, and so outlast the arrival of a handler.
@MainActor
final class LaneStreams<Output: ViewData> {
  let legacy = EmissionLog<Output>()
  let state = EmissionLog<Output>()
  private var observation: StateObservation?

  /// Keeps the values of a slot from now on.
  func observe(_ slot: UIStateSlot<Output>, isDelivering: @escaping @MainActor () -> Bool) {
    observation = slot.observe { [state] in state.append($0, isLater: !isDelivering()) }
  }

  func stopObserving() { observation = nil }
}
