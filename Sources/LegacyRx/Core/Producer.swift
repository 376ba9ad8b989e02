/// An observable that calls a function, `run`, for each subscription.
///
/// Work that `run` schedules on the current-thread scheduler waits in the thread's trampoline until
/// `run` has returned.
@usableFromInline
final class Producer<Element>: Observable<Element> {
  @usableFromInline let name: OperatorName
  @usableFromInline let run: (AnyObserver<Element>) -> any Disposable

  @inlinable
  init(
    name: StaticString = #function,
    _ run: @escaping (AnyObserver<Element>) -> any Disposable
  ) {
    self.name = OperatorName(name)
    self.run = run
  }

  @usableFromInline
  override func connect(_ observer: AnyObserver<Element>) -> any Disposable {
    let thread = ThreadContext.current
    guard thread.isTrampolineIdle else { return run(observer) }
    return thread.runTrampoline { run(observer) }
  }

  override var wiringName: String { name.functionBaseName }
}
