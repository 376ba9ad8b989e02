import Parity
import UIStateLayer

/// All emissions of both sides of a content that is compared strictly.
///
/// The candidate (``HiddenStateSide`` or ``HiddenHandler``) holds this object. So the logs continue
/// when an arriving handler becomes the shown one: the candidate stays the same.
@MainActor
final class EmissionLogs<Output: ViewData> {
  let legacy = EmissionLog<Output>()
  let state = EmissionLog<Output>()
  private var observation: StateObservation?

  /// Records the current value of a slot, and each change of its value from now on.
  ///
  /// A value counts as emitted after the delivery if `isDelivering` returns false.
  func recordValues(of slot: UIStateSlot<Output>, isDelivering: @escaping @MainActor () -> Bool) {
    observation = slot.observe { [state] in state.append($0, isAfterDelivery: !isDelivering()) }
  }

  /// Records a value with which a slot is filled for the first time, if it equals the default value:
  /// the slot does not announce it.
  ///
  /// Call this before the slot is filled.
  func recordFirstFillIfUnannounced(of slot: UIStateSlot<Output>, with value: Output) {
    guard !slot.isFilled, slot.value == value else { return }
    state.append(value, isAfterDelivery: false)
  }

  func stopObservingSlot() { observation = nil }
}
