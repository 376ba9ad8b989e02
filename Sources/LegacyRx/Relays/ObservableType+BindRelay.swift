extension ObservableType {
  /// Sends each element to all relays, and ignores a completion; a failure traps in debug builds
  /// and is printed in release builds.
  ///
  /// The file and the line of the call are recorded in the wiring.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func bind(
    to relays: PublishRelay<Element>...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    bind(CallSite("bind", fileID, line), toAll: relays) { $0.accept($1) }
  }

  /// Sends each element to all relays of optional elements, and ignores a completion; a failure
  /// traps in debug builds and is printed in release builds.
  ///
  /// The file and the line of the call are recorded in the wiring.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func bind(
    to relays: PublishRelay<Element?>...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    bind(CallSite("bind", fileID, line), toAll: relays) { $0.accept($1) }
  }

  /// Sends each element to all relays, and ignores a completion; a failure traps in debug builds
  /// and is printed in release builds.
  ///
  /// The file and the line of the call are recorded in the wiring.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func bind(
    to relays: BehaviorRelay<Element>...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    bind(CallSite("bind", fileID, line), toAll: relays) { $0.accept($1) }
  }

  /// Sends each element to all relays of optional elements, and ignores a completion; a failure
  /// traps in debug builds and is printed in release builds.
  ///
  /// The file and the line of the call are recorded in the wiring.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func bind(
    to relays: BehaviorRelay<Element?>...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    bind(CallSite("bind", fileID, line), toAll: relays) { $0.accept($1) }
  }

  private func bind<Relay>(
    _ site: CallSite,
    toAll relays: [Relay],
    _ accept: @escaping (Relay, Element) -> Void
  ) -> any Disposable {
    listen(at: site) { event in
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
