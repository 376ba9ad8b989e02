/// A `BehaviorSubject` that never ends: it always has a value, accepts elements and nothing else.
///
/// An element accepted from inside a callback is delivered there and then: observers that come after
/// see it before the one that caused it, and `value` is always the one accepted last.
public final class BehaviorRelay<Element>: ObservableType {
  @usableFromInline let subject: BehaviorSubject<Element>

  /// Creates a relay.
  ///
  /// - Parameter value: The first value.
  public init(value: Element) {
    subject = BehaviorSubject(value: value)
  }

  /// The latest value.
  @inlinable
  public var value: Element { subject.latest }

  /// Sets the value and broadcasts it.
  ///
  /// - Parameter event: The value.
  @inlinable
  public func accept(_ event: Element) {
    subject.on(.next(event))
  }

  /// Subscribes an observer to the value and those to come.
  ///
  /// - Parameter observer: The receiver of the values.
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// Returns the relay as an `Observable`.
  ///
  /// - Returns: An observable that does not accept values.
  @inlinable
  public func asObservable() -> Observable<Element> { subject }
}

extension BehaviorSubject {
  /// The latest element, whatever became of the subject.
  @inlinable
  var latest: Element { lock.withLock { element } }
}
