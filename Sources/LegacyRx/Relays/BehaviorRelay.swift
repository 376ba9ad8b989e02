/// A `BehaviorSubject` that never ends: it always has a value, accepts elements and nothing else.
///
/// An element accepted from inside a callback is delivered at once: observers that come after
/// see it before the one that caused it, and `value` is always the one accepted last.
public final class BehaviorRelay<Element>: ObservableType {
  @usableFromInline let subject: BehaviorSubject<Element>

  /// Creates a relay.
  ///
  /// - Parameters:
  ///   - value: The first value.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  public init(
    value: Element,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    subject = BehaviorSubject(value: value, at: CallSite("BehaviorRelay", fileID, line))
  }

  /// Creates a relay; the overload for references to the initialiser.
  ///
  /// - Parameter value: The first value.
  @_disfavoredOverload
  public init(value: Element) {
    subject = BehaviorSubject(value: value, at: .unknown("BehaviorRelay"))
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
  @_disfavoredOverload
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer, at: .unknown("subscribe"))
  }

  /// Subscribes an observer to the value and those to come.
  ///
  /// - Parameters:
  ///   - observer: The receiver of the values.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe<Observer: ObserverType>(
    _ observer: Observer,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer, fileID: fileID, line: line)
  }

  /// Returns the relay as an `Observable`.
  ///
  /// - Returns: An observable that does not accept values.
  @inlinable
  public func asObservable() -> Observable<Element> { subject }
}

extension BehaviorSubject {
  /// The latest element, even if the subject has ended.
  @inlinable
  var latest: Element { lock.withLock { element } }
}
