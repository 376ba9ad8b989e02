/// The slots of one kind of content: one for each content, created on demand.
///
/// A screen can show several contents of a kind. Each has its own slot, the same object for as long
/// as the screen shows the content; ``release(_:)`` removes it afterwards.
///
/// Reading a slot is not tracked by Observation; reading its value is.
@MainActor
public final class UIStateSlots<Value: ViewData> {
  /// The value of each slot before its first response.
  public let defaultValue: Value

  private var slots: [String: UIStateSlot<Value>] = [:]

  /// Creates a family without slots.
  ///
  /// - Parameter defaultValue: The value of each slot before its first response.
  public init(default defaultValue: Value) {
    self.defaultValue = defaultValue
  }

  /// The number of slots that were created and not released.
  public var count: Int { slots.count }

  /// Returns the slot of a content, created on first use; the same slot until ``release(_:)``, and
  /// then a new one.
  ///
  /// - Complexity: O(1) on average.
  public subscript(id: String) -> UIStateSlot<Value> {
    if let slot = slots[id] { return slot }
    let slot = UIStateSlot(default: defaultValue)
    slots[id] = slot
    return slot
  }

  /// Removes the slot of a content that has left the screen; an unknown id is ignored.
  ///
  /// A view that still holds the slot keeps its last value; the slot's observations end and it
  /// ignores writes. A content that returns gets a new slot.
  public func release(_ id: String) {
    slots.removeValue(forKey: id)?.releaseAndEndObservations()
  }
}
