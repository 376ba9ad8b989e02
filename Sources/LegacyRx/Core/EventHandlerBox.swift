/// The object of an observer that is a function.
@usableFromInline
final class EventHandlerBox<Element> {
  @usableFromInline let handler: (Event<Element>) -> Void

  @inlinable
  init(_ handler: @escaping (Event<Element>) -> Void) {
    self.handler = handler
  }
}
