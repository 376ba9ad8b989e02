public import LegacyRx

/// Records what it receives with the virtual time of each event.
public final class TestableObserver<Element>: ObserverType {
  private let scheduler: TestScheduler

  /// The events received so far.
  public private(set) var events: [Recorded<Event<Element>>] = []

  init(scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// Records an event.
  ///
  /// - Parameter event: The event.
  public func on(_ event: Event<Element>) {
    events.append(Recorded(time: scheduler.clock, value: event))
  }
}
