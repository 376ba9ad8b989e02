/// An observable that calls a function for each subscription, without starting the current thread's trampoline.
@usableFromInline
final class DirectProducer<Element>: Observable<Element> {
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
  override func connect(_ observer: AnyObserver<Element>) -> any Disposable { run(observer) }

  override var wiringName: String { name.base }
}
