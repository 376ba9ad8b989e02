/// A `BehaviorSubject` that never ends: it always has a value, and accepts only elements.
///
/// If an observer's callback sends a new element to the relay, the relay delivers the new element
/// at once. The observers after that one then receive the new element first, and the older element
/// after it. `value` is always the element that was accepted last.
public final class BehaviorRelay<Element>: ObservableType {
  @usableFromInline let subject: BehaviorSubject<Element>

  /// Creates a relay.
  ///
  /// - Parameters:
  ///   - value: The first value.
  ///   - fileID: The file of the call, for the wiring.
  ///   - line: The line of the call, for the wiring.
  public init(
    value: Element,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    subject = BehaviorSubject(value: value, at: CallSite("BehaviorRelay", fileID, line))
  }

  /// Creates a relay.
  ///
  /// The compiler chooses this overload only for the reference `BehaviorRelay.init(value:)`, and
  /// where a function of one value is expected. A call chooses `init(value:fileID:line:)`, which
  /// knows the place of the call.
  ///
  /// - Parameter value: The first value.
  @_disfavoredOverload
  public init(value: Element) {
    subject = BehaviorSubject(value: value, at: .unknown("BehaviorRelay"))
  }

  /// The latest value.
  @inlinable
  public var value: Element { subject.latest }

  /// Sets the value, and sends it to all observers.
  ///
  /// - Parameter event: The value.
  @inlinable
  public func accept(_ event: Element) {
    subject.on(.next(event))
  }

  /// Subscribes an observer to the current value and all later ones.
  ///
  /// - Parameter observer: The receiver of the values.
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  @_disfavoredOverload
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer, at: .unknown("subscribe"))
  }

  /// Subscribes an observer to the current value and all later ones.
  ///
  /// - Parameters:
  ///   - observer: The receiver of the values.
  ///   - fileID: The file of the call, for the wiring.
  ///   - line: The line of the call, for the wiring.
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
  /// - Returns: An observable of the current value and all later ones.
  @inlinable
  public func asObservable() -> Observable<Element> { subject }
}

extension BehaviorSubject {
  /// The latest element, even if the subject has ended.
  @inlinable
  var latest: Element { lock.withLock { element } }
}
