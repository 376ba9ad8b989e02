/// Stores a function in an object, so that an `AnyObserver` can call it for each event.
@usableFromInline
final class EventHandlerBox<Element> {
  @usableFromInline let handler: (Event<Element>) -> Void

  @inlinable
  init(_ handler: @escaping (Event<Element>) -> Void) {
    self.handler = handler
  }
}
