import UIStateLayer

/// Reads the slots of other contents for the route of one content, and records which of them are not filled.
@MainActor
final class SlotReader<UIState: AnyObject> {
  private let values: SlotValues<UIState>
  private let unfilledReads: UnfilledReads

  init(_ values: SlotValues<UIState>, recording unfilledReads: UnfilledReads) {
    self.values = values
    self.unfilledReads = unfilledReads
  }

  /// Returns the value of a family's first content; if its slot is not filled, the default, which is recorded.
  func value<Value>(_ family: KeyPath<UIState, UIStateSlots<Value>>) -> Value {
    let slot = slot(family)
    if !slot.isFilled { unfilledReads.add(family) }
    return slot.value
  }

  /// Returns the slot of a family's first content, with its phase; nothing is recorded.
  func slot<Value>(_ family: KeyPath<UIState, UIStateSlots<Value>>) -> SlotSnapshot<Value> {
    values.slot(family)
  }
}
