/// An event of a parameter pack's sources, or of what combines them.
///
/// Code that is generic over a pack is not specialised. There `Event<Element>` costs a search for its type on each use,
/// but a generic parameter costs none: so the receivers have the event's type as a parameter of their own.
protocol PackEvent<Element> {
  associatedtype Element

  var event: Event<Element> { get }

  /// Keeps the element in a slot; false for an event that stops.
  func keep(in slot: PackSlot<Element>) -> Bool

  /// Sends an element.
  static func send(_ element: Element, to observer: AnyObserver<Element>)
}

extension Event: PackEvent {
  func keep(in slot: PackSlot<Element>) -> Bool {
    guard case .next(let element) = self else { return false }
    slot.receive(element)
    return true
  }

  static func send(_ element: Element, to observer: AnyObserver<Element>) {
    observer.on(.next(element))
  }
}
