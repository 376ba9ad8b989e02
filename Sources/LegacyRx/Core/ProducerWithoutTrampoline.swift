/// An observable that calls a function for each subscription, without starting the current thread's
/// trampoline.
@usableFromInline
final class ProducerWithoutTrampoline<Element>: Observable<Element> {
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
    onSubscribe(observer)
  }

  override var wiringName: String { name.functionBaseName }
}
