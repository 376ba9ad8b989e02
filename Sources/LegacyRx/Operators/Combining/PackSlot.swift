/// The elements that one source of a parameter pack has emitted and that the operator may still need.
///
/// A subclass keeps the elements behind an `UnsafeMutablePointer`: code that is generic over a pack is not specialised,
/// and an `Optional` or an `Array` of the element would cost it a search for that type on every event.
class PackSlot<Element> {
  /// Keeps an element.
  func receive(_ element: Element) { rxFatalError("Abstract method") }

  /// Returns the next element to combine; called once every source has one.
  func read() -> Element { rxFatalError("Abstract method") }
}
