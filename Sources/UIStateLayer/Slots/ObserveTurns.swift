/// Delivers the values of several slots, then again once for each turn that changed any of them.
///
/// A turn is a batch (``UIStateTurn/batch(_:)``), or a write outside of one. The call comes after
/// those of the slots' own observers, with the current values; a turn without a changed value is
/// not delivered.
///
/// - Parameters:
///   - slots: What to observe.
///   - body: Called at once with the values held, then once a turn.
/// - Returns: A token; the calls end when it is cancelled or released. The slots are held for as
///   long.
@MainActor
public func observeTurns<each Value: ViewData>(
  of slots: repeat UIStateSlot<each Value>,
  onTurn body: @escaping @MainActor (repeat each Value) -> Void
) -> StateObservation {
  var last: (repeat each Value)?
  let observer = TurnObserver {
    let values = (repeat (each slots).storedValue)
    if let delivered = last {
      var isNews = false
      for isSame in repeat (each values) == (each delivered) { isNews = isNews || !isSame }
      guard isNews else { return }
    }
    last = values
    body(repeat each values)
  }
  repeat (each slots).attach(observer)
  TurnQueue.main.deliverFirst { observer.takeTurn() }
  return StateObservation(observer)
}
