/// A first-in, first-out queue.
///
/// - Complexity: Amortised O(1) to enqueue and to dequeue. A dequeued element is not retained any
///   more.
@usableFromInline
struct Queue<Element> {
  /// `nil` for each dequeued element whose place is not freed yet, then the elements of the queue.
  @usableFromInline var storage: [Element?] = []
  /// The number of dequeued elements at the start of `storage`.
  @usableFromInline var dequeuedPrefixCount = 0

  @inlinable
  init() {}

  @inlinable
  var count: Int { storage.count - dequeuedPrefixCount }

  @inlinable
  var isEmpty: Bool { dequeuedPrefixCount == storage.count }

  @inlinable
  var first: Element? { isEmpty ? nil : storage[dequeuedPrefixCount] }

  @inlinable
  mutating func enqueue(_ element: Element) {
    storage.append(element)
  }

  @inlinable
  mutating func dequeue() -> Element? {
    guard dequeuedPrefixCount < storage.count else { return nil }
    let element = storage[dequeuedPrefixCount]
    storage[dequeuedPrefixCount] = nil
    dequeuedPrefixCount += 1
    if dequeuedPrefixCount == storage.count {
      storage.removeAll(keepingCapacity: true)
      dequeuedPrefixCount = 0
    } else if dequeuedPrefixCount >= 32, dequeuedPrefixCount * 2 >= storage.count {
      storage.removeFirst(dequeuedPrefixCount)
      dequeuedPrefixCount = 0
    }
    return element
  }
}
