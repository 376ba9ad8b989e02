// Shared by all forms of `drive` and `emit` to several targets.
extension SharedSequenceConvertibleType {
  /// Sends every event to all observers, from one subscription.
  func forward<Observer: ObserverType<Element>>(
    _ site: CallSite,
    to observers: [Observer]
  ) -> any Disposable {
    asObservable().listen(at: site) { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Sends every event to all observers of optional elements, from one subscription.
  func forward<Observer: ObserverType<Element?>>(
    _ site: CallSite,
    to observers: [Observer]
  ) -> any Disposable {
    asObservable().map { $0 as Element? }.listen(at: site) { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Sends every element to all relays, from one subscription.
  func forward<Relay>(
    _ site: CallSite,
    to relays: [Relay],
    _ accept: @escaping (Relay, Element) -> Void
  ) -> any Disposable {
    asObservable().listen(
      at: site,
      onNext: { element in for relay in relays { accept(relay, element) } }
    )
  }
}
