/// The elements that one source of a parameter pack has emitted and that the operator may still need.
///
/// The elements lie behind a pointer of their own type: what is generic over a pack is not specialised, and looks
/// the type of each `Optional` or `Array` up for every event.
class PackSlot<Element> {
  /// Keeps an element.
  func receive(_ element: Element) { rxFatalError("Abstract method") }

  /// Returns the next element to combine; called once every source has one.
  func read() -> Element { rxFatalError("Abstract method") }
}

/// The latest element of one source.
final class LatestSlot<Element>: PackSlot<Element> {
  // Touched inside the gate alone.
  private let latest = UnsafeMutablePointer<Element>.allocate(capacity: 1)
  @exclusivity(unchecked) private var isSet = false

  deinit {
    if isSet { latest.deinitialize(count: 1) }
    latest.deallocate()
  }

  override func receive(_ element: Element) {
    if isSet { latest.pointee = element } else { latest.initialize(to: element) }
    isSet = true
  }

  override func read() -> Element { latest.pointee }
}
