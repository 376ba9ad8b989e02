/// An observable whose subscription is one function that neither needs nor starts a trampoline.
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
