/// A first-in, first-out queue.
///
/// - Complexity: Amortised O(1) for both ends. A dequeued element is not retained any more.
@usableFromInline
struct Queue<Element> {
  @usableFromInline var slots: [Element?] = []
  @usableFromInline var head = 0

  @inlinable
  init() {}

  @inlinable
  var count: Int { slots.count - head }

  @inlinable
  var isEmpty: Bool { head == slots.count }

  @inlinable
  var first: Element? { isEmpty ? nil : slots[head] }

  @inlinable
  mutating func enqueue(_ element: Element) {
    slots.append(element)
  }

  @inlinable
  mutating func dequeue() -> Element? {
    guard head < slots.count else { return nil }
    let element = slots[head]
    slots[head] = nil
    head += 1
    if head == slots.count {
      slots.removeAll(keepingCapacity: true)
      head = 0
    } else if head >= 32, head * 2 >= slots.count {
      slots.removeFirst(head)
      head = 0
    }
    return element
  }
}
