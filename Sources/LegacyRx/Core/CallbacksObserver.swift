/// The observer of a subscriber: calls the function for an event's kind, up to and including the
/// first stop event, then `onDisposed`, and releases the subscription.
///
/// `Hooks.defaultErrorHandler` receives a failure if there is no `onError`.
@usableFromInline
final class CallbacksObserver<Element>: ObserverType {
  @usableFromInline let isStopped = OneTimeFlag()
  @usableFromInline let handle: SubscriptionHandle
  @usableFromInline let onNext: ((Element) -> Void)?
  @usableFromInline let onError: ((any Swift.Error) -> Void)?
  @usableFromInline let onCompleted: (() -> Void)?
  /// Calls the subscriber's `onDisposed` once, at the end or when the subscription is disposed;
  /// `nil` without one.
  @usableFromInline let onDisposedOnce: AnonymousDisposable?
  /// What `Hooks.customCaptureSubscriptionCallstack` returned during `subscribe`; empty if
  /// `Hooks.recordCallStackOnError` was false then.
  @usableFromInline let subscriptionCallStack: [String]

  @inlinable
  init(
    _ handle: SubscriptionHandle,
    onNext: ((Element) -> Void)?,
    onError: ((any Swift.Error) -> Void)?,
    onCompleted: (() -> Void)?,
    onDisposedOnce: AnonymousDisposable?
  ) {
    self.handle = handle
    self.onNext = onNext
    self.onError = onError
    self.onCompleted = onCompleted
    self.onDisposedOnce = onDisposedOnce
    subscriptionCallStack =
      Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []
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
  @inline(__always)
  func on(_ event: Event<Element>) {
    guard case .next(let element) = event else { return receiveStopEvent(event) }
    if !isStopped.isSet { onNext?(element) }
  }

  @inlinable
  @inline(never)
  func receiveStopEvent(_ event: Event<Element>) {
    guard isStopped.trySet() else { return }
    if let error = event.error {
      if let onError {
        onError(error)
      } else {
        Hooks.defaultErrorHandler(subscriptionCallStack, error)
      }
    } else {
      onCompleted?()
    }
    onDisposedOnce?.dispose()
    handle.forgetUpstreamAfterEnd()
  }
}
