/// A buffer of `zip`: stores the elements of one source, first in first out, until the other
/// sources have elements too.
final class ElementQueueBuffer<Element>: SourceBuffer<Element> {
  // Accessed only inside the gate.
  private let emptyBuffers: EmptyZipBufferCounter
  @exclusivity(unchecked) private var ring: UnsafeMutablePointer<Element>
  // A power of two.
  @exclusivity(unchecked) private var capacity = 4
  @exclusivity(unchecked) private var head = 0
  @exclusivity(unchecked) private var count = 0

  init(_ emptyBuffers: EmptyZipBufferCounter) {
    self.emptyBuffers = emptyBuffers
    ring = .allocate(capacity: capacity)
    emptyBuffers.count += 1
  }

  deinit {
    for offset in 0..<count { pointer(toElementAt: offset).deinitialize(count: 1) }
    ring.deallocate()
  }

  override func store(_ element: Element) {
    if count == capacity { grow() }
    pointer(toElementAt: count).initialize(to: element)
    count += 1
    if count == 1 { emptyBuffers.count -= 1 }
  }

  override func readNext() -> Element {
    let oldest = pointer(toElementAt: 0)
    head = (head + 1) & (capacity - 1)
    count -= 1
    if count == 0 { emptyBuffers.count += 1 }
    return oldest.move()
  }

  /// Returns the memory of the element at an offset from the oldest one.
  private func pointer(toElementAt offset: Int) -> UnsafeMutablePointer<Element> {
    ring + ((head + offset) & (capacity - 1))
  }

  private func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    for offset in 0..<count {
      (larger + offset).moveInitialize(from: pointer(toElementAt: offset), count: 1)
    }
    ring.deallocate()
    ring = larger
    head = 0
    capacity *= 2
  }
}
