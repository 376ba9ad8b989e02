extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Subscribes all observers with one subscription.
  ///
  /// The file and the line of the call are recorded in the wiring.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func emit<Observer: ObserverType>(
    to observers: Observer...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable
  where Observer.Element == Element {
    forward(CallSite("emit", fileID, line), to: observers)
  }

  /// Subscribes all observers of optional elements with one subscription.
  ///
  /// This overload is for observers whose element type is the optional of the signal's.
  ///
  /// The file and the line of the call are recorded in the wiring.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func emit<Observer: ObserverType>(
    to observers: Observer...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable
  where Observer.Element == Element? {
    forward(CallSite("emit", fileID, line), to: observers)
  }

  /// Sends each element to all relays, and ignores the completion.
  ///
  /// The file and the line of the call are recorded in the wiring.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func emit(
    to relays: BehaviorRelay<Element>...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    forward(CallSite("emit", fileID, line), to: relays) { $0.accept($1) }
  }

  /// Sends each element to all relays of optional elements, and ignores the completion.
  ///
  /// The file and the line of the call are recorded in the wiring.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func emit(
    to relays: BehaviorRelay<Element?>...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    forward(CallSite("emit", fileID, line), to: relays) { $0.accept($1) }
  }

  /// Sends each element to all relays, and ignores the completion.
  ///
  /// The file and the line of the call are recorded in the wiring.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func emit(
    to relays: PublishRelay<Element>...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    forward(CallSite("emit", fileID, line), to: relays) { $0.accept($1) }
  }

  /// Sends each element to all relays of optional elements, and ignores the completion.
  ///
  /// The file and the line of the call are recorded in the wiring.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func emit(
    to relays: PublishRelay<Element?>...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    forward(CallSite("emit", fileID, line), to: relays) { $0.accept($1) }
  }

  /// Subscribes functions that receive an object, which is not retained.
  ///
  /// - Parameters:
  ///   - object: The object to pass to the functions; after its release they are not called.
  ///   - onNext: Receives each element.
  ///   - onCompleted: Called when the sequence completes.
  ///   - onDisposed: Called once, after the end of the sequence or when the subscription is
  ///     disposed.
  ///   - fileID: The file of the call, for the wiring.
  ///   - line: The line of the call, for the wiring.
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

  /// Subscribes a function for each kind of event.
  ///
  /// The file and the line of the call are recorded in the wiring.
  ///
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

  /// Subscribes without functions, only for the side effects of the sequence.
  ///
  /// The file and the line of the call are recorded in the wiring.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func emit(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    emit(onNext: nil, fileID: fileID, line: line)
  }
}
