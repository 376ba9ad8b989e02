/// The observers of a slot: none yet, those that its announcer stores, or none any more.
@MainActor
enum SlotObservers<Value: ViewData> {
  /// The slot was never observed.
  case none
  case some(SlotAnnouncer<Value>)
  /// The slot was released: every observation has ended.
  case released

  var announcer: SlotAnnouncer<Value>? {
    if case .some(let announcer) = self { announcer } else { nil }
  }

  var isReleased: Bool { if case .released = self { true } else { false } }

  /// Returns the announcer, created on first use; `nil` for a released slot.
  mutating func announcerOnDemandUnlessReleased() -> SlotAnnouncer<Value>? {
    if case .none = self { self = .some(SlotAnnouncer()) }
    return announcer
  }
}
