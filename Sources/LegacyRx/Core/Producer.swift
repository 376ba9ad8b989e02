/// An observable that calls a function, `onSubscribe`, for each subscription.
///
/// Work that `onSubscribe` schedules on the current-thread scheduler waits in the thread's
/// trampoline until `onSubscribe` has returned.
@usableFromInline
final class Producer<Element>: Observable<Element> {
  @usableFromInline let name: OperatorName
  @usableFromInline let onSubscribe: (AnyObserver<Element>) -> any Disposable

  @inlinable
  init(
    name: StaticString = #function,
    _ onSubscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) {
    self.name = OperatorName(name)
    self.onSubscribe = onSubscribe
  }

  @usableFromInline
  override func connect(_ observer: AnyObserver<Element>) -> any Disposable {
    let thread = ThreadContext.current
    guard thread.isTrampolineIdle else { return onSubscribe(observer) }
    return thread.runTrampoline { onSubscribe(observer) }
  }

  override var wiringName: String { name.functionBaseName }
}
