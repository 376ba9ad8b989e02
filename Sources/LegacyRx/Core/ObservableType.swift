/// A push-style sequence, which sends its events to its subscribers.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Subscribes an observer to the events of this sequence.
  ///
  /// - Parameter observer: The receiver of the events.
  /// - Returns: A disposable that ends the subscription.
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element
}

extension ObservableType {
  /// Returns the sequence as an `Observable`.
  ///
  /// - Returns: An observable with the same events.
  @inlinable
  public func asObservable() -> Observable<Element> {
    Observable.create(at: nil, name: #function) { observer in subscribe(observer) }
  }
}
