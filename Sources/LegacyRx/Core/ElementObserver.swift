/// The observer of a subscriber: passes each kind of event to its own function, until the first stop event.
@usableFromInline
final class ElementObserver<Element>: ObserverType {
  @usableFromInline let isStopped = StopFlag()
  @usableFromInline let handle: SubscriptionHandle
  @usableFromInline let onNext: ((Element) -> Void)?
  @usableFromInline let onError: ((any Swift.Error) -> Void)?
  @usableFromInline let onCompleted: (() -> Void)?
  @usableFromInline let end: AnonymousDisposable?
  @usableFromInline let callStack: [String]

  @inlinable
  init(
    _ handle: SubscriptionHandle,
    onNext: ((Element) -> Void)?,
    onError: ((any Swift.Error) -> Void)?,
    onCompleted: (() -> Void)?,
    end: AnonymousDisposable?
  ) {
    self.handle = handle
    self.onNext = onNext
    self.onError = onError
    self.onCompleted = onCompleted
    self.end = end
    callStack = Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []
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
  @inline(__always)
  func on(_ event: Event<Element>) {
    guard case .next(let element) = event else { return stop(event) }
    if !isStopped.isSet { onNext?(element) }
  }

  @inlinable
  @inline(never)
  func stop(_ event: Event<Element>) {
    guard isStopped.set() else { return }
    if let error = event.error {
      if let onError { onError(error) } else { Hooks.defaultErrorHandler(callStack, error) }
    } else {
      onCompleted?()
    }
    end?.dispose()
    handle.end()
  }
}
