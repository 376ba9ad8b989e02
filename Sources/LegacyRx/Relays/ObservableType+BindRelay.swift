extension ObservableType {
  /// Binds elements to relays; a failure is a programmer's mistake, which traps in debug builds.
  ///
  /// - Parameter relays: The relays.
  /// - Returns: A disposable that ends the subscription.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    bind(toAll: relays) { $0.accept($1) }
  }

  /// Binds elements to relays of optional elements; a failure traps in debug builds.
  ///
  /// - Parameter relays: The relays.
  /// - Returns: A disposable that ends the subscription.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    bind(toAll: relays) { $0.accept($1) }
  }

  /// Binds elements to relays; a failure is a programmer's mistake, which traps in debug builds.
  ///
  /// - Parameter relays: The relays.
  /// - Returns: A disposable that ends the subscription.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    bind(toAll: relays) { $0.accept($1) }
  }

  /// Binds elements to relays of optional elements; a failure traps in debug builds.
  ///
  /// - Parameter relays: The relays.
  /// - Returns: A disposable that ends the subscription.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    bind(toAll: relays) { $0.accept($1) }
  }

  private func bind<Relay>(
    toAll relays: [Relay],
    _ accept: @escaping (Relay, Element) -> Void
  ) -> any Disposable {
    subscribe { event in
      switch event {
      case .next(let element):
        for relay in relays { accept(relay, element) }
      case .error(let error):
        rxFatalErrorInDebug("Binding error to relay: \(error)")
      case .completed:
        break
      }
    }
  }
}
