public import LegacyRx

/// A sequence that restarts its events for each subscriber.
public final class ColdObservable<Element>: TestableObservable<Element> {
  private let scheduler: TestScheduler

  init(scheduler: TestScheduler, _ events: [Recorded<Event<Element>>]) {
    self.scheduler = scheduler
    super.init(events)
  }

  /// Subscribes an observer and schedules the events for it.
  ///
  /// - Parameter observer: The receiver of the events.
  /// - Returns: A disposable that ends the subscription.
  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let id = subscriptions.count
    subscriptions.append(Subscription(scheduler.clock))
    let isDisposed = BooleanDisposable()
    for event in recordedEvents {
      _ = scheduler.scheduleRelativeVirtual((), dueTime: event.time) {
        if !isDisposed.isDisposed { observer.on(event.value) }
        return Disposables.create()
      }
    }
    return Disposables.create {
      isDisposed.dispose()
      self.subscriptions[id] = Subscription(
        self.subscriptions[id].subscribe,
        self.scheduler.clock
      )
    }
  }
}
