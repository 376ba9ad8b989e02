/// The observer of a subscriber: passes events to its function until the first stop event.
@usableFromInline
final class AnonymousObserver<Element>: ObserverType {
  @usableFromInline let isStopped = StopFlag()
  @usableFromInline let handle: SubscriptionHandle
  @usableFromInline let handler: (Event<Element>) -> Void

  @inlinable
  init(_ handle: SubscriptionHandle, _ handler: @escaping (Event<Element>) -> Void) {
    self.handle = handle
    self.handler = handler
    #if DEBUG
    Resources.increment()
    #endif
  }

  #if DEBUG
  @inlinable
  deinit {
    Resources.decrement()
  }
  #endif

  @inlinable
  func on(_ event: Event<Element>) {
    switch event {
    case .next:
      if !isStopped.isSet { handler(event) }
    case .error, .completed:
      guard isStopped.set() else { return }
      handler(event)
      handle.end()
    }
  }
}
