/// Sends the events that it receives to all its observers, and the latest element to every new
/// observer first.
///
/// | state     | `value()`                | a new observer receives      | `on(_:)`       |
/// | --------- | ------------------------ | ---------------------------- | -------------- |
/// | live      | the latest element       | the latest element           | broadcasts     |
/// | completed | the latest element       | `completed`                  | does nothing   |
/// | failed    | throws the failure       | the failure                  | does nothing   |
/// | disposed  | throws `disposed`        | the error `disposed`         | does nothing   |
///
/// Safe to use from any thread. Observers are called outside its lock, in the order they subscribed
/// (but one that subscribes after the first one has left is called first); an event that a callback
/// sends is delivered at once, so observers may receive it before the outer event. While a new
/// observer receives its first element, elements that other threads send wait, and those that its
/// callback sends after them wait behind them.
///
/// - Complexity: `on(_:)` O(observers); `value()` O(1).
public final class BehaviorSubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable
{
  /// The subject is its own observer.
  public typealias SubjectObserverType = BehaviorSubject<Element>

  @usableFromInline let lock = Lock()
  // Guarded by the lock.
  @exclusivity(unchecked) @usableFromInline var element: Element
  @exclusivity(unchecked) @usableFromInline var observers = KeyedObserverList<Element>()
  @exclusivity(unchecked) @usableFromInline var stoppedEvent: Event<Element>?
  @exclusivity(unchecked) @usableFromInline var disposed = false

  /// Creates a subject.
  ///
  /// - Parameters:
  ///   - value: The first element.
  ///   - fileID: The file of the call, for the wiring.
  ///   - line: The line of the call, for the wiring.
  public init(
    value: Element,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) {
    element = value
    super.init()
    recordCreation(at: CallSite("BehaviorSubject", fileID, line))
  }

  /// Creates a subject.
  ///
  /// The compiler chooses this overload only for the reference `BehaviorSubject.init(value:)`, and
  /// where a function of one value is expected. A call chooses `init(value:fileID:line:)`, which
  /// knows the place of the call.
  ///
  /// - Parameter value: The first element.
  @_disfavoredOverload
  public init(value: Element) {
    element = value
    super.init()
  }

  init(value: Element, at site: CallSite) {
    element = value
    super.init()
    recordCreation(at: site)
  }

  /// Whether the subject has any observers.
  public var hasObservers: Bool { lock.withLock { observers.count > 0 } }

  /// Whether the subject was disposed.
  public var isDisposed: Bool { lock.withLock { disposed } }

  /// Returns the latest element.
  ///
  /// - Returns: The latest element, also after completion.
  /// - Throws: The subject's failure, or `RxError.disposed`.
  public func value() throws -> Element {
    let result: Result<Element, any Swift.Error> = lock.withLock {
      if disposed { return .failure(RxError.disposed(object: self)) }
      if let error = stoppedEvent?.error { return .failure(error) }
      return .success(element)
    }
    return try result.get()
  }

  /// Sends an event to all observers; does nothing after a stop event or disposal.
  @inlinable
  public func on(_ event: Event<Element>) {
    var released: Element?
    let receivers = lock.withLock {
      guard !disposed, stoppedEvent == nil else { return KeyedObserverList<Element>() }
      guard case .next(let value) = event else {
        stoppedEvent = event
        defer { observers = KeyedObserverList() }
        return observers
      }
      released = element
      element = value
      return observers
    }
    dispatch(receivers, event)
    _ = released
  }

  /// Returns the subject itself.
  ///
  /// - Returns: This subject.
  public func asObserver() -> BehaviorSubject<Element> { self }

  /// Removes every observer; later subscribers receive `RxError.disposed`.
  public func dispose() {
    let released = lock.withLock {
      disposed = true
      stoppedEvent = nil
      defer { observers = KeyedObserverList() }
      return observers
    }
    _ = released
  }

  @usableFromInline
  override func connect(_ observer: AnyObserver<Element>) -> any Disposable {
    let replayObserver = NewObserverDuringReplay(observer, reentryPolicy: .deliver)
    let (key, event): (UInt64?, Event<Element>) = lock.withLock {
      if disposed { return (nil, .error(RxError.disposed(object: self))) }
      if let stoppedEvent { return (nil, stoppedEvent) }
      return (observers.insert(AnyObserver(replayObserver) { $0.on($1) }), .next(element))
    }
    observer.on(event)
    guard let key else { return Disposables.create() }
    replayObserver.finishReplay()
    let released = lock.withLock { observers.replace(key, with: observer) }
    _ = released
    return SubjectSubscription(owner: self, key: key)
  }
}

extension BehaviorSubject: SubscriptionOwner {
  @usableFromInline
  func unsubscribe(_ key: UInt64) {
    let released = lock.withLock { observers.remove(key) }
    _ = released
  }
}
