/// An event of a source or of the result of `zip`, or of a `combineLatest` of a parameter pack;
/// `Event` is the only conforming type.
///
/// Code that is generic over a pack is not specialised. In this code, each use of `Event<Element>`
/// makes the runtime search for that type; a generic parameter needs no search. So the receivers
/// have the event's type as a generic parameter of their own.
protocol EventAsTypeParameter<Element> {
  associatedtype Element

  var event: Event<Element> { get }

  /// Stores the element in a buffer, and returns true; returns false for a stop event.
  func storeElement(in buffer: SourceBuffer<Element>) -> Bool

  /// Sends an element to an observer as a `next` event.
  static func send(_ element: Element, to observer: AnyObserver<Element>)
}

extension Event: EventAsTypeParameter {
  func storeElement(in buffer: SourceBuffer<Element>) -> Bool {
    guard case .next(let element) = self else { return false }
    buffer.store(element)
    return true
  }

  static func send(_ element: Element, to observer: AnyObserver<Element>) {
    observer.on(.next(element))
  }
}
