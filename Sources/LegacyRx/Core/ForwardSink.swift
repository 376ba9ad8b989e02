/// A sink that forwards every event unchanged, and disposes itself after a stop event.
@usableFromInline
final class ForwardSink<Element>: Sink<Element>, ObserverType {
  @inlinable
  func on(_ event: Event<Element>) {
    switch event {
    case .next: forward(event)
    case .error, .completed: finish(event)
    }
  }
}
