import UIStateLayer

/// Reads other contents' slots for the route of one content, and notes which of them nothing has filled.
@MainActor
final class SlotReader<UIState: AnyObject> {
  private let values: SlotValues<UIState>
  private let defaultReads: DefaultReads

  init(_ values: SlotValues<UIState>, noting defaultReads: DefaultReads) {
    self.values = values
    self.defaultReads = defaultReads
  }

  /// The value of a family's first content, or the family's default, which is noted.
  func value<Value>(_ family: KeyPath<UIState, UIStateSlots<Value>>) -> Value {
    let slot = slot(family)
    if !slot.isFilled { defaultReads.add(family) }
    return slot.value
  }

  /// The slot of a family's first content; the route sees whether it is filled, so nothing is noted.
  func slot<Value>(_ family: KeyPath<UIState, UIStateSlots<Value>>) -> ReadSlot<Value> {
    values.slot(family)
  }
}
