/// Sends the events that it receives to all its observers, and the latest elements to every new
/// observer first.
///
/// ```
/// subject, 2    ──1──2──3──4──┤
/// from 3 on            23──4──┤
/// after the end                34┤
/// ```
///
/// | state     | a new observer receives                       | `on(_:)`     |
/// | --------- | --------------------------------------------- | ------------ |
/// | live      | the buffered elements                         | broadcasts   |
/// | ended     | the buffered elements, then the stop event    | does nothing |
/// | disposed  | the error `disposed`                          | does nothing |
///
/// Safe to use from any thread. Observers are called outside its lock, in the order they subscribed
/// (but one that subscribes after the first one has left is called first). While the subject
/// replays to a new observer, elements that other threads send wait for the end of the replay.
/// Elements that the replaying thread sends are not sent to that observer, unless others wait: then
/// they wait too.
public final class ReplaySubject<Element>: Observable<Element>, SubjectType, ObserverType,
  Cancelable
{
  /// The subject is its own observer.
  public typealias SubjectObserverType = ReplaySubject<Element>

  private let lock = Lock()
  /// The greatest number of elements in `buffer`; `nil` for no limit.
  private let capacity: Int?
  private var buffer = Queue<Element>()
  private var observers = KeyedObserverList<Element>()
  private var stoppedEvent: Event<Element>?
  private var disposed = false

  /// Creates a subject for internal use, which no recording of the wiring shows.
  init(capacity: Int?) {
    self.capacity = capacity
    super.init()
  }

  private convenience init(capacity: Int?, at site: CallSite) {
    self.init(capacity: capacity)
    recordCreation(at: site)
  }

  /// Creates a subject that replays a limited number of elements.
  ///
  /// - Parameters:
  ///   - bufferSize: The greatest number of elements; a negative one counts as 0.
  ///   - fileID: The file of the call, for the wiring.
  ///   - line: The line of the call, for the wiring.
  /// - Returns: The subject.
  public static func create(
    bufferSize: Int,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ReplaySubject<Element> {
    ReplaySubject(
      capacity: max(0, bufferSize),
      at: CallSite("ReplaySubject", fileID, line)
    )
  }

  /// Creates a subject that replays every element it ever received.
  ///
  /// The file and the line of the call are recorded in the wiring.
  ///
  /// - Returns: The subject, which grows with each element.
  public static func createUnbounded(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> ReplaySubject<Element> {
    ReplaySubject(capacity: nil, at: CallSite("ReplaySubject", fileID, line))
  }

  /// Creates a subject that replays a limited number of elements.
  ///
  /// The compiler chooses this overload only for the reference `create(bufferSize:)`, and where a
  /// function of one number is expected. A call chooses `create(bufferSize:fileID:line:)`, which
  /// knows the place of the call.
  ///
  /// - Parameter bufferSize: The greatest number of elements; a negative one counts as 0.
  /// - Returns: The subject.
  @_disfavoredOverload
  public static func create(bufferSize: Int) -> ReplaySubject<Element> {
    ReplaySubject(capacity: max(0, bufferSize), at: .unknown("ReplaySubject"))
  }

  /// Creates a subject that replays every element it ever received.
  ///
  /// The compiler chooses this overload only where a function without parameters is expected. A
  /// call chooses `createUnbounded(fileID:line:)`, which knows the place of the call.
  ///
  /// - Returns: The subject, which grows with each element.
  @_disfavoredOverload
  public static func createUnbounded() -> ReplaySubject<Element> {
    ReplaySubject(capacity: nil, at: .unknown("ReplaySubject"))
  }

  /// Whether the subject has any observers.
  public var hasObservers: Bool { lock.withLock { observers.count > 0 } }

  /// Whether the subject was disposed.
  public var isDisposed: Bool { lock.withLock { disposed } }

  /// Sends an event to all observers; does nothing after a stop event or disposal.
  public func on(_ event: Event<Element>) {
    var released: Element?
    let receivers = lock.withLock {
      guard !disposed, stoppedEvent == nil else { return KeyedObserverList<Element>() }
      guard case .next(let element) = event else {
        stoppedEvent = event
        defer { observers = KeyedObserverList() }
        return observers
      }
      buffer.enqueue(element)
      if let capacity, buffer.count > capacity { released = buffer.dequeue() }
      return observers
    }
    dispatch(receivers, event)
    _ = released
  }

  /// Returns the subject itself.
  ///
  /// - Returns: This subject.
  public func asObserver() -> ReplaySubject<Element> { self }

  /// Removes observers and elements; later subscribers receive `RxError.disposed`.
  public func dispose() {
    let released = lock.withLock {
      disposed = true
      stoppedEvent = nil
      defer {
        observers = KeyedObserverList()
        buffer = Queue()
      }
      return (observers, buffer)
    }
    _ = released
  }

  @usableFromInline
  override func connect(_ observer: AnyObserver<Element>) -> any Disposable {
    let replayObserver = NewObserverDuringReplay(observer, reentryPolicy: .skip)
    var key: UInt64?
    let (elements, event): (Queue<Element>, Event<Element>?) = lock.withLock {
      if disposed { return (Queue(), .error(RxError.disposed(object: self))) }
      if stoppedEvent == nil { key = observers.insert(AnyObserver(replayObserver) { $0.on($1) }) }
      return (buffer, stoppedEvent)
    }
    for case .some(let element) in elements.storage { observer.on(.next(element)) }
    if let event { observer.on(event) }
    guard let key else { return Disposables.create() }
    replayObserver.finishReplay()
    let released = lock.withLock { observers.replace(key, with: observer) }
    _ = released
    return SubjectSubscription(owner: self, key: key)
  }
}

extension ReplaySubject: SubscriptionOwner {
  @usableFromInline
  func unsubscribe(_ key: UInt64) {
    let released = lock.withLock { observers.remove(key) }
    _ = released
  }
}
