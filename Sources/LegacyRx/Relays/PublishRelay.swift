/// A `PublishSubject` that never ends: it accepts elements and nothing else.
public final class PublishRelay<Element>: ObservableType {
  @usableFromInline let subject: PublishSubject<Element>

  /// Creates a relay.
  public init() {
    subject = PublishSubject()
  }

  /// Broadcasts an element.
  ///
  /// - Parameter event: The element.
  @inlinable
  public func accept(_ event: Element) {
    subject.on(.next(event))
  }

  /// Subscribes an observer to the elements to come.
  ///
  /// - Parameter observer: The receiver of the elements.
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// Returns the relay as an `Observable`.
  ///
  /// - Returns: An observable that does not accept elements.
  @inlinable
  public func asObservable() -> Observable<Element> { subject }
}
