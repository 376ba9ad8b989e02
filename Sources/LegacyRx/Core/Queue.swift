/// A first-in, first-out queue.
///
/// - Complexity: Amortised O(1) for both ends. A dequeued element is not retained any more.
@usableFromInline
struct Queue<Element> {
  @usableFromInline var slots: [Element?] = []
  @usableFromInline var dequeuedSlotCount = 0

  @inlinable
  init() {}

  @inlinable
  var count: Int { slots.count - dequeuedSlotCount }

  @inlinable
  var isEmpty: Bool { dequeuedSlotCount == slots.count }

  @inlinable
  var first: Element? { isEmpty ? nil : slots[dequeuedSlotCount] }

  @inlinable
  mutating func enqueue(_ element: Element) {
    slots.append(element)
  }

  @inlinable
  mutating func dequeue() -> Element? {
    guard dequeuedSlotCount < slots.count else { return nil }
    let element = slots[dequeuedSlotCount]
    slots[dequeuedSlotCount] = nil
    dequeuedSlotCount += 1
    if dequeuedSlotCount == slots.count {
      slots.removeAll(keepingCapacity: true)
      dequeuedSlotCount = 0
    } else if dequeuedSlotCount >= 32, dequeuedSlotCount * 2 >= slots.count {
      slots.removeFirst(dequeuedSlotCount)
      dequeuedSlotCount = 0
    }
    return element
  }
}
