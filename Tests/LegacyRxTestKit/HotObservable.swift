public import LegacyRx

/// A sequence that emits at fixed times, independent of subscriptions.
public final class HotObservable<Element>: TestableObservable<Element> {
  private let scheduler: TestScheduler
  private var observers: [(id: Int, observer: AnyObserver<Element>)] = []

  init(scheduler: TestScheduler, _ events: [Recorded<Event<Element>>]) {
    self.scheduler = scheduler
    super.init(events)
    for event in events {
      scheduler.scheduleAt(event.time) { [weak self] in
        for entry in self?.observers ?? [] { entry.observer.on(event.value) }
      }
    }
  }

  /// Subscribes an observer to the events to come.
  ///
  /// - Parameter observer: The receiver of the events.
  /// - Returns: A disposable that ends the subscription.
  public override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let id = subscriptions.count
    observers.append((id, observer.asObserver()))
    subscriptions.append(Subscription(scheduler.clock))
    return Disposables.create { self.unsubscribe(id) }
  }

  private func unsubscribe(_ id: Int) {
    observers.removeAll { $0.id == id }
    subscriptions[id] = Subscription(subscriptions[id].subscribe, scheduler.clock)
  }
}
