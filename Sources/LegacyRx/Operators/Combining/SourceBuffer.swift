/// Stores the elements of one source of `zip`, or of a `combineLatest` of a parameter pack.
///
/// A subclass keeps the elements behind an `UnsafeMutablePointer`. Code that is generic over a pack
/// is not specialised: for an `Optional` or an `Array` of the element, the runtime would search for
/// that type on every event.
class SourceBuffer<Element> {
  /// Stores an element.
  func store(_ element: Element) { rxFatalError("Abstract method") }

  /// Returns the next element to combine, and in `zip` removes it; called only if the buffer has an
  /// element.
  func readNext() -> Element { rxFatalError("Abstract method") }
}
