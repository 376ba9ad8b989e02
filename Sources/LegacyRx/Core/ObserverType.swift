/// A receiver of the events of a sequence.
public protocol ObserverType<Element> {
  /// The type of the elements received.
  associatedtype Element

  /// Receives one event.
  func on(_ event: Event<Element>)
}

extension ObserverType {
  /// Receives an element.
  ///
  /// - Parameter element: The next element.
  @inlinable
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Receives the completion of the sequence.
  @inlinable
  public func onCompleted() { on(.completed) }

  /// Receives a failure that ends the sequence.
  ///
  /// - Parameter error: The failure.
  @inlinable
  public func onError(_ error: any Swift.Error) { on(.error(error)) }

  /// Returns the observer with its type erased.
  ///
  /// - Returns: An observer that forwards to this one.
  @inlinable
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// Adapts the observer to another element type.
  ///
  /// - Parameter transform: Turns a received element into one of this observer's; a failure it
  ///   throws is received as an `error`.
  /// - Returns: An observer that transforms, then forwards to this one.
  @inlinable
  public func mapObserver<Result>(
    _ transform: @escaping (Result) throws -> Element
  ) -> AnyObserver<Result> {
    AnyObserver { event in on(event.map(transform)) }
  }
}
