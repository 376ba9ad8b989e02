/// A `PublishSubject` that never ends: it accepts only elements.
public final class PublishRelay<Element>: ObservableType {
  @usableFromInline let subject: PublishSubject<Element>

  /// Creates a relay.
  ///
  /// The file and the line of the call are recorded in the wiring.
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    subject = PublishSubject(at: CallSite("PublishRelay", fileID, line))
  }

  /// Creates a relay.
  ///
  /// The compiler chooses this overload only where a function without parameters is expected. A
  /// call chooses `init(fileID:line:)`, which knows the place of the call.
  @_disfavoredOverload
  public init() {
    subject = PublishSubject(at: .unknown("PublishRelay"))
  }

  /// Sends an element to all current observers; an element sent without observers is lost.
  ///
  /// - Parameter event: The element.
  @inlinable
  public func accept(_ event: Element) {
    subject.on(.next(event))
  }

  /// Subscribes an observer to all later elements.
  ///
  /// - Parameter observer: The receiver of the elements.
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  @_disfavoredOverload
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer, at: .unknown("subscribe"))
  }

  /// Subscribes an observer to all later elements.
  ///
  /// - Parameters:
  ///   - observer: The receiver of the elements.
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
  /// - Returns: An observable of all later elements.
  @inlinable
  public func asObservable() -> Observable<Element> { subject }
}
