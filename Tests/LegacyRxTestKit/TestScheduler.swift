public import LegacyRx

/// A virtual scheduler for tests, counting in units; RxTest's rules.
///
/// Work scheduled for now, or for a time that has passed, runs one unit later, as processing takes time.
public final class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
  /// The times a test starts from unless it says otherwise.
  public enum Defaults {
    /// When the sequence is created.
    public static let created = 100
    /// When it is subscribed to.
    public static let subscribed = 200
    /// When the subscription is disposed.
    public static let disposed = 1000
  }

  private let simulatesProcessingDelay: Bool

  /// Creates a scheduler.
  ///
  /// - Parameters:
  ///   - initialClock: The time to start at.
  ///   - resolution: The seconds in one unit.
  ///   - simulateProcessingDelay: Whether work for now runs one unit later.
  public init(
    initialClock: TestTime,
    resolution: Double = 1.0,
    simulateProcessingDelay: Bool = true
  ) {
    simulatesProcessingDelay = simulateProcessingDelay
    super.init(
      initialClock: initialClock,
      converter: TestSchedulerVirtualTimeConverter(resolution: resolution)
    )
  }

  /// Moves work that is due now one unit on.
  ///
  /// - Parameter time: The time asked for.
  /// - Returns: The time to use.
  public override func adjustScheduledTime(_ time: TestTime) -> TestTime {
    time <= clock ? clock + (simulatesProcessingDelay ? 1 : 0) : time
  }

  /// Creates a sequence that emits at fixed times, whoever is subscribed.
  ///
  /// - Parameter events: The events at absolute times.
  /// - Returns: The sequence.
  public func createHotObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> HotObservable<Element> {
    HotObservable(scheduler: self, events)
  }

  /// Creates a sequence that emits to each subscriber anew.
  ///
  /// - Parameter events: The events at times relative to the subscription.
  /// - Returns: The sequence.
  public func createColdObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> ColdObservable<Element> {
    ColdObservable(scheduler: self, events)
  }

  /// Creates an observer that records events with their times.
  ///
  /// - Parameter type: The type of the elements.
  /// - Returns: The observer.
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver(scheduler: self)
  }

  /// Runs an action at a point in virtual time.
  ///
  /// - Parameters:
  ///   - time: The point.
  ///   - action: The action.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    _ = scheduleAbsoluteVirtual((), time: time) {
      action()
      return Disposables.create()
    }
  }

  /// Creates a sequence, subscribes to it, disposes the subscription, and runs what is due until some time
  /// after.
  ///
  /// Work that the disposal has not stopped so fails a test instead of running for ever.
  ///
  /// - Parameters:
  ///   - created: When the sequence is created.
  ///   - subscribed: When it is subscribed to.
  ///   - disposed: When the subscription is disposed.
  ///   - create: Creates the sequence.
  /// - Returns: The observer that recorded it.
  public func start<Element, Source: ObservableConvertibleType>(
    created: TestTime = Defaults.created,
    subscribed: TestTime = Defaults.subscribed,
    disposed: TestTime = Defaults.disposed,
    create: @escaping () -> Source
  ) -> TestableObserver<Element> where Source.Element == Element {
    var source: Observable<Element>?
    var subscription: (any Disposable)?
    let observer = createObserver(Element.self)
    scheduleAt(created) { source = create().asObservable() }
    scheduleAt(subscribed) { subscription = source?.subscribe(observer) }
    scheduleAt(disposed) { subscription?.dispose() }
    advanceTo(disposed + Defaults.disposed)
    return observer
  }
}
