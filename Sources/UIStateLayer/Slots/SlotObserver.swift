/// One observer of a slot, as the slot keeps it.
@MainActor
final class SlotObserver<Value>: CancellableSlotObserver {
  private var body: (@MainActor (Value) -> Void)?
  private var firstAnnouncement: Int

  /// Creates an observer, to which the announcements before a first one are no news.
  init(body: @escaping @MainActor (Value) -> Void, firstAnnouncement: Int) {
    self.body = body
    self.firstAnnouncement = firstAnnouncement
  }

  func take(_ value: Value, number: Int) {
    if number >= firstAnnouncement { body?(value) }
  }

  func restart() { firstAnnouncement = 0 }

  /// Lets the closure go, and what it captured.
  func cancel() { body = nil }

  var isActive: Bool { body != nil }
}
