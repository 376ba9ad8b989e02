public import LegacyRx

/// A sequence that plays recorded events and records its subscriptions, hot or cold.
public class TestableObservable<Element>: ObservableType {
  /// The events to play.
  public let recordedEvents: [Recorded<Event<Element>>]

  /// The subscriptions until now.
  public internal(set) var subscriptions: [Subscription] = []

  init(_ events: [Recorded<Event<Element>>]) {
    recordedEvents = events
  }

  /// Subscribes an observer to the events.
  ///
  /// - Parameter observer: The receiver of the events.
  /// - Returns: A disposable that ends the subscription.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    fatalError("Abstract method")
  }
}
