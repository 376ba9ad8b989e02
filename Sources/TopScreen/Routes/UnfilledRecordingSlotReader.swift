import UIStateLayer

/// Reads the slots of other contents for the route of one content; a read without the phase records
/// the family if its slot is not filled.
@MainActor
final class UnfilledRecordingSlotReader<UIState: AnyObject> {
  private let values: FirstContentSlotValues<UIState>
  private let unfilledReads: UnfilledReads

  init(_ values: FirstContentSlotValues<UIState>, recording unfilledReads: UnfilledReads) {
    self.values = values
    self.unfilledReads = unfilledReads
  }

  /// Returns the value of a family's first content; if its slot is not filled, returns the family's
  /// default value and records the family.
  func valueOfFirstContentRecordingUnfilled<Value>(in family: KeyPath<UIState, UIStateSlots<Value>>)
    -> Value
  {
    let slot = firstContentSlotOrDefault(in: family)
    if !slot.isFilled { unfilledReads.add(family) }
    return slot.value
  }

  /// Returns the slot of a family's first content on the screen, with its phase.
  ///
  /// If the slot is not filled, its value is the family's default; the family is not recorded.
  func firstContentSlotOrDefault<Value>(in family: KeyPath<UIState, UIStateSlots<Value>>)
    -> SlotSnapshot<
      Value
    >
  {
    values.firstContentSlotOrDefault(in: family)
  }
}
