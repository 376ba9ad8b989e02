/// Elements that are taken in the order in which they were added.
///
/// An element that is taken is released by the queue immediately, also while others wait.
///
/// - Complexity: Adding and taking an element is O(1) amortised: the places of taken elements are
///   removed when they are more than half of all.
struct FIFOQueue<Element> {
  private var elements: [Element?] = []
  /// The place of the next element to take; those before it are empty.
  private var firstIndex = 0
  // Stored, so that an empty queue is recognised without the metadata of `Element`.
  private(set) var count = 0

  init() {}

  var isEmpty: Bool { count == 0 }

  mutating func append(_ element: Element) {
    elements.append(element)
    count += 1
  }

  /// Removes and returns the element that was added first; returns `nil` if the queue is empty.
  mutating func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let first = elements[firstIndex]
    elements[firstIndex] = nil
    firstIndex += 1
    count -= 1
    removeEmptyPlacesIfMany()
    return first
  }

  /// Removes the elements for which a closure returns true; the others keep their order.
  mutating func removeAll(where shouldBeRemoved: (Element) -> Bool) {
    elements.removeAll { element in
      guard let element else { return true }
      return shouldBeRemoved(element)
    }
    firstIndex = 0
    count = elements.count
  }

  private mutating func removeEmptyPlacesIfMany() {
    if isEmpty {
      elements.removeAll(keepingCapacity: elements.capacity <= 64)
      firstIndex = 0
    } else if firstIndex >= 16, firstIndex > elements.count / 2 {
      elements.removeFirst(firstIndex)
      firstIndex = 0
    }
  }
}
