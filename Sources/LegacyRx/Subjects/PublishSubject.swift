/// Sends the events that it receives to all its current observers; new observers receive no earlier elements.
///
/// ```
/// subject   ──1──2──3──┤
/// from 2 on     ──3──┤
/// ```
///
/// | state    | a new observer receives | `on(_:)`     | `dispose()`                            |
/// | -------- | ----------------------- | ------------ | -------------------------------------- |
/// | live     | all later events        | broadcasts   | forgets observers, who receive nothing |
/// | ended    | the stop event          | does nothing | forgets the stop event                 |
/// | disposed | the error `disposed`    | does nothing | does nothing                           |
///
/// Safe to use from any thread. Observers are called outside its lock, in the order they subscribed; an
/// event that a callback sends is delivered at once, so observers may receive it before the outer event.
///
/// - Complexity: `on(_:)` O(observers); subscribing amortised O(1).
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  /// The subject is its own observer.
  public typealias SubjectObserverType = PublishSubject<Element>

  @usableFromInline let lock = Lock()
  // Guarded by the lock.
  @exclusivity(unchecked) @usableFromInline var observers = Observers<Element>()
  @exclusivity(unchecked) @usableFromInline var disposed = false
  /// Whether the subject has neither ended nor been disposed.
  @exclusivity(unchecked) @usableFromInline var isLive = true
  @exclusivity(unchecked) @usableFromInline var stoppedEvent: Event<Element>?

  /// Creates a subject.
  @inlinable
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    super.init()
    recordCreation(at: CallSite("PublishSubject", fileID, line))
  }

  /// Creates a subject.
  ///
  /// The compiler chooses this overload where `init` is used as a function value, without a call:
  /// `PublishSubject.init`.
  @_disfavoredOverload
  @inlinable
  public override init() {
    super.init()
  }

  @inlinable
  init(at site: CallSite) {
    super.init()
    recordCreation(at: site)
  }

  /// Creates a subject for internal use, which no recording of the wiring shows as an emitter.
  static func unrecorded() -> PublishSubject<Element> {
    let make: () -> PublishSubject<Element> = PublishSubject.init
    return make()
  }

  /// Whether the subject has any observers.
  public var hasObservers: Bool { lock.withLock { observers.count > 0 } }

  /// Whether the subject was disposed.
  public var isDisposed: Bool { lock.withLock { disposed } }

  /// Sends an event to all observers; does nothing after a stop event or disposal.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next:
      dispatch(lock.withLock { observers }, event)
    case .error, .completed:
      let receivers = lock.withLock {
        guard !disposed, stoppedEvent == nil else { return Observers<Element>() }
        stoppedEvent = event
        isLive = false
        defer { observers = Observers() }
        return observers
      }
      dispatch(receivers, event)
    }
  }

  /// Returns the subject itself.
  ///
  /// - Returns: This subject.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Removes every observer; later subscribers receive `RxError.disposed`.
  public func dispose() {
    let released = lock.withLock {
      disposed = true
      isLive = false
      stoppedEvent = nil
      defer { observers = Observers() }
      return observers
    }
    _ = released
  }

  @usableFromInline
  override func connect(_ observer: AnyObserver<Element>) -> any Disposable {
    if let key = lock.withLock({ isLive ? observers.insert(observer) : nil }) {
      return SubjectSubscription(owner: self, key: key)
    }
    observer.on(lock.withLock { stoppedEvent } ?? .error(RxError.disposed(object: self)))
    return Disposables.create()
  }
}

extension PublishSubject: SubscriptionOwner {
  @usableFromInline
  func unsubscribe(_ key: UInt64) {
    let released = lock.withLock { observers.remove(key) }
    _ = released
  }
}
