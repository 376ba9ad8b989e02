/// An observable whose subscription is one function, run inside the current thread's trampoline.
@usableFromInline
final class Producer<Element>: Observable<Element> {
  @usableFromInline let run: (AnyObserver<Element>) -> any Disposable

  @inlinable
  init(_ run: @escaping (AnyObserver<Element>) -> any Disposable) {
    self.run = run
  }

  @usableFromInline
  override func attach(_ observer: AnyObserver<Element>) -> any Disposable {
    let thread = ThreadContext.current
    guard thread.isScheduleRequired else { return run(observer) }
    return thread.trampoline { run(observer) }
  }
}
