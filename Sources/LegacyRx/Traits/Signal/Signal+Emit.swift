extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Subscribes observers, each to the same one subscription.
  ///
  /// - Parameters:
  ///   - observers: The observers.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: A disposable that ends the subscription.
  public func emit<Observer: ObserverType>(
    to observers: Observer...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable
  where Observer.Element == Element {
    asObservable().listen(at: CallSite("emit", fileID, line)) { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Subscribes observers of optional elements.
  ///
  /// - Parameters:
  ///   - observers: The observers.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: A disposable that ends the subscription.
  public func emit<Observer: ObserverType>(
    to observers: Observer...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable
  where Observer.Element == Element? {
    asObservable().map { $0 as Element? }.listen(at: CallSite("emit", fileID, line)) { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Has relays accept the elements.
  ///
  /// - Parameters:
  ///   - relays: The relays.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: A disposable that ends the subscription.
  public func emit(
    to relays: BehaviorRelay<Element>...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    asObservable().listen(
      at: CallSite("emit", fileID, line),
      onNext: { element in for relay in relays { relay.accept(element) } }
    )
  }

  /// Has relays of optional elements accept the elements.
  ///
  /// - Parameters:
  ///   - relays: The relays.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: A disposable that ends the subscription.
  public func emit(
    to relays: BehaviorRelay<Element?>...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    asObservable().listen(
      at: CallSite("emit", fileID, line),
      onNext: { element in for relay in relays { relay.accept(element) } }
    )
  }

  /// Has relays accept the elements.
  ///
  /// - Parameters:
  ///   - relays: The relays.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: A disposable that ends the subscription.
  public func emit(
    to relays: PublishRelay<Element>...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    asObservable().listen(
      at: CallSite("emit", fileID, line),
      onNext: { element in for relay in relays { relay.accept(element) } }
    )
  }

  /// Has relays of optional elements accept the elements.
  ///
  /// - Parameters:
  ///   - relays: The relays.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: A disposable that ends the subscription.
  public func emit(
    to relays: PublishRelay<Element?>...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    asObservable().listen(
      at: CallSite("emit", fileID, line),
      onNext: { element in for relay in relays { relay.accept(element) } }
    )
  }

  /// Subscribes functions, none of which retains an object.
  ///
  /// - Parameters:
  ///   - object: The object handed to the functions as long as it lives.
  ///   - onNext: Receives each element.
  ///   - onCompleted: Called at the end.
  ///   - onDisposed: Called when the subscription ends in whichever way.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: A disposable that ends the subscription.
  public func emit<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    asObservable().listen(
      at: CallSite("emit", fileID, line),
      with: object,
      onNext: onNext,
      onCompleted: onCompleted,
      onDisposed: onDisposed
    )
  }

  /// Subscribes functions.
  ///
  /// - Parameters:
  ///   - onNext: Receives each element.
  ///   - onCompleted: Called at the end.
  ///   - onDisposed: Called when the subscription ends in whichever way.
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: A disposable that ends the subscription.
  public func emit(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    asObservable().listen(
      at: CallSite("emit", fileID, line),
      onNext: onNext,
      onCompleted: onCompleted,
      onDisposed: onDisposed
    )
  }

  /// Subscribes for the side effects alone.
  ///
  /// - Parameters:
  ///   - fileID: The file of the call.
  ///   - line: The line of the call.
  /// - Returns: A disposable that ends the subscription.
  public func emit(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    emit(onNext: nil, fileID: fileID, line: line)
  }
}
