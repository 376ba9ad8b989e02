public import LegacyRx

/// A virtual scheduler for tests that counts in units, with RxTest's rules.
///
/// Work scheduled for now, or for a time that has passed, runs one unit later, as processing takes
/// time.
public final class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter> {
  /// The default times of a test.
  public enum Defaults {
    /// The time at which the sequence is created.
    public static let created = 100
    /// The time of the subscription.
    public static let subscribed = 200
    /// The time at which the subscription is disposed.
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

  /// Creates a sequence that emits at fixed times, independent of subscriptions.
  public func createHotObservable<Element>(
    _ events: [Recorded<Event<Element>>]
  ) -> HotObservable<Element> {
    HotObservable(scheduler: self, events)
  }

  /// Creates a sequence that restarts its events for each subscriber.
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

  /// Creates a sequence, subscribes to it, disposes the subscription, and runs the work that is due
  /// for some time after it.
  ///
  /// Work that the disposal does not stop therefore fails a test instead of running forever.
  ///
  /// - Parameters:
  ///   - created: The time at which the sequence is created.
  ///   - subscribed: The time of the subscription.
  ///   - disposed: The time of the disposal.
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
