/// The observer of a subscriber: calls its function for each event, up to and including the first
/// stop event.
@usableFromInline
final class AnonymousObserver<Element>: ObserverType {
  @usableFromInline let isStopped = OneTimeFlag()
  @usableFromInline let handle: SubscriptionHandle
  @usableFromInline let handler: (Event<Element>) -> Void

  @inlinable
  init(_ handle: SubscriptionHandle, _ handler: @escaping (Event<Element>) -> Void) {
    self.handle = handle
    self.handler = handler
    #if DEBUG
    ThreadLiveObjectCounter.increment()
    #endif
  }

  #if DEBUG
  @inlinable
  deinit {
    ThreadLiveObjectCounter.decrement()
  }
  #endif

  @inlinable
  func on(_ event: Event<Element>) {
    switch event {
    case .next:
      if !isStopped.isSet { handler(event) }
    case .error, .completed:
      guard isStopped.trySet() else { return }
      handler(event)
      handle.forgetUpstreamAfterEnd()
    }
  }
}
