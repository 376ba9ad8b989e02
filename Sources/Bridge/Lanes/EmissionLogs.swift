import Parity
import UIStateLayer

/// All emissions of both sides of a content that is compared strictly.
///
/// The candidate owns this record, so the record stays when an arriving handler is shown.
@MainActor
final class EmissionLogs<Output: ViewData> {
  let legacy = EmissionLog<Output>()
  let state = EmissionLog<Output>()
  private var observation: StateObservation?

  /// Records the values of a slot from now on.
  func recordValues(of slot: UIStateSlot<Output>, isDelivering: @escaping @MainActor () -> Bool) {
    observation = slot.observe { [state] in state.append($0, isAfterDelivery: !isDelivering()) }
  }

  func stopObservingSlot() { observation = nil }
}
