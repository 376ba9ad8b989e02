/// Whether a slot was never observed, has an announcer that stores its observers, or was released.
@MainActor
enum SlotObservationState<Value: ViewData> {
  /// The slot was never observed.
  case neverObserved
  case heldByAnnouncer(SlotAnnouncer<Value>)
  /// The slot was released: every observation has ended.
  case slotReleased

  var announcer: SlotAnnouncer<Value>? {
    if case .heldByAnnouncer(let announcer) = self { announcer } else { nil }
  }

  var isSlotReleased: Bool { if case .slotReleased = self { true } else { false } }

  /// Returns the announcer, created on first use; `nil` for a released slot.
  mutating func announcerOnDemandUnlessReleased() -> SlotAnnouncer<Value>? {
    if case .neverObserved = self { self = .heldByAnnouncer(SlotAnnouncer()) }
    return announcer
  }
}
