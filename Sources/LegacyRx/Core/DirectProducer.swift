/// An observable whose subscription is one function that neither needs nor starts a trampoline.
@usableFromInline
final class DirectProducer<Element>: Observable<Element> {
  @usableFromInline let run: (AnyObserver<Element>) -> any Disposable

  @inlinable
  init(_ run: @escaping (AnyObserver<Element>) -> any Disposable) {
    self.run = run
  }

  @usableFromInline
  override func attach(_ observer: AnyObserver<Element>) -> any Disposable { run(observer) }
}
