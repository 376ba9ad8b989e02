/// Stores a function as an object, for an `AnyObserver` that consists of a function only.
@usableFromInline
final class EventHandlerBox<Element> {
  @usableFromInline let handler: (Event<Element>) -> Void

  @inlinable
  init(_ handler: @escaping (Event<Element>) -> Void) {
    self.handler = handler
  }
}
