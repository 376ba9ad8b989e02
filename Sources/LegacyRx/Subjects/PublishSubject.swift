/// Sends the events that it receives to all its current observers; new observers receive no earlier
/// elements.
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
/// Safe to use from any thread. Observers are called outside its lock, in the order they subscribed
/// (but one that subscribes after the first one has left is called first); an event that a callback
/// sends is delivered at once, so observers may receive it before the outer event.
///
/// - Complexity: `on(_:)` O(observers); subscribing amortised O(1).
public final class PublishSubject<Element>: Observable<Element>, SubjectType, Cancelable,
  ObserverType
{
  /// The subject is its own observer.
  public typealias SubjectObserverType = PublishSubject<Element>

  @usableFromInline let observers = LockedObservers()
  // Guarded by the lock of the observers.
  @exclusivity(unchecked) @usableFromInline var disposed = false
  @exclusivity(unchecked) @usableFromInline var stoppedEvent: Event<Element>?

  /// Creates a subject.
  ///
  /// The file and the line of the call are recorded in the wiring.
  @inlinable
  public init(fileID: StaticString = #fileID, line: UInt = #line) {
    super.init()
    recordCreation(at: CallSite("PublishSubject", fileID, line))
  }

  /// Creates a subject.
  ///
  /// The compiler chooses this overload only where a function without parameters is expected. A
  /// call chooses `init(fileID:line:)`, which knows the place of the call.
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

  deinit {
    _ = observers.closeTakingLock()
  }

  /// Creates a subject for internal use, which no recording of the wiring shows as an emitter.
  static func unrecorded() -> PublishSubject<Element> {
    let make: () -> PublishSubject<Element> = PublishSubject.init
    return make()
  }

  /// Whether the subject has any observers.
  public var hasObservers: Bool { observers.lock.withLock { observers.list.count > 0 } }

  /// Whether the subject was disposed.
  public var isDisposed: Bool { observers.lock.withLock { disposed } }

  /// Sends an event to all observers; does nothing after a stop event or disposal.
  @inlinable
  public func on(_ event: Event<Element>) {
    switch event {
    case .next:
      dispatch(KeyedObserverList(observers.lock.withLock { observers.list }), event)
    case .error, .completed:
      let receivers = observers.lock.withLock {
        guard !disposed, stoppedEvent == nil else { return KeyedList<ErasedObserver>() }
        stoppedEvent = event
        return observers.close()
      }
      dispatch(KeyedObserverList(receivers), event)
    }
  }

  /// Returns the subject itself.
  ///
  /// - Returns: This subject.
  public func asObserver() -> PublishSubject<Element> { self }

  /// Removes every observer; later subscribers receive `RxError.disposed`.
  public func dispose() {
    let released = observers.lock.withLock {
      disposed = true
      stoppedEvent = nil
      return observers.close()
    }
    _ = released
  }

  @usableFromInline
  override func connect(_ observer: AnyObserver<Element>) -> any Disposable {
    if let key = observers.insert(ErasedObserver(observer)) {
      return KeyedSubscription(observers, key)
    }
    observer.on(observers.lock.withLock { stoppedEvent } ?? .error(RxError.disposed(object: self)))
    return Disposables.create()
  }
}
