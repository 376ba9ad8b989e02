/// Delivers the values of several slots, and then once for each turn in which at least one of them
/// has changed.
///
/// A turn is a batch (``UIStateTurn/batch(_:)``), or a write outside of one. The slots' own
/// observers are called first; then this one gets the current values. It is not called if they are
/// equal to those that it got last. A released slot keeps its last value.
///
/// - Parameters:
///   - slots: The slots.
///   - body: Called immediately with the current values, then once a turn.
/// - Returns: A token; the calls end when it is cancelled or released. It keeps the slots alive.
@MainActor
public func observeTurns<each Value: ViewData>(
  of slots: repeat UIStateSlot<each Value>,
  onTurn body: @escaping @MainActor (repeat each Value) -> Void
) -> StateObservation {
  var lastDelivered: (repeat each Value)?
  let observer = MultiSlotObserver {
    let values = (repeat (each slots).storedValue)
    if let delivered = lastDelivered {
      var isNews = false
      for isSame in repeat (each values) == (each delivered) { isNews = isNews || !isSame }
      guard isNews else { return }
    }
    lastDelivered = values
    body(repeat each values)
  }
  repeat (each slots).attach(observer)
  AnnouncementQueue.main.deliverFirstValuePostponingAnnouncements { observer.deliverTurn() }
  return StateObservation(observer)
}
