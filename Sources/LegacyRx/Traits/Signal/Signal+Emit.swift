extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Subscribes observers, each to the same one subscription.
  ///
  /// - Parameter observers: The observers.
  /// - Returns: A disposable that ends the subscription.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element {
    asObservable().subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Subscribes observers of optional elements.
  ///
  /// - Parameter observers: The observers.
  /// - Returns: A disposable that ends the subscription.
  public func emit<Observer: ObserverType>(to observers: Observer...) -> any Disposable
  where Observer.Element == Element? {
    asObservable().map { $0 as Element? }.subscribe { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Has relays accept the elements.
  ///
  /// - Parameter relays: The relays.
  /// - Returns: A disposable that ends the subscription.
  public func emit(to relays: BehaviorRelay<Element>...) -> any Disposable {
    emit(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Has relays of optional elements accept the elements.
  ///
  /// - Parameter relays: The relays.
  /// - Returns: A disposable that ends the subscription.
  public func emit(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    emit(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Has relays accept the elements.
  ///
  /// - Parameter relays: The relays.
  /// - Returns: A disposable that ends the subscription.
  public func emit(to relays: PublishRelay<Element>...) -> any Disposable {
    emit(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Has relays of optional elements accept the elements.
  ///
  /// - Parameter relays: The relays.
  /// - Returns: A disposable that ends the subscription.
  public func emit(to relays: PublishRelay<Element?>...) -> any Disposable {
    emit(onNext: { element in
      for relay in relays { relay.accept(element) }
    })
  }

  /// Subscribes functions, none of which retains an object.
  ///
  /// - Parameters:
  ///   - object: The object handed to the functions as long as it lives.
  ///   - onNext: Receives each element.
  ///   - onCompleted: Called at the end.
  ///   - onDisposed: Called when the subscription ends in whichever way.
  /// - Returns: A disposable that ends the subscription.
  public func emit<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(
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
  /// - Returns: A disposable that ends the subscription.
  public func emit(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes for the side effects alone.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func emit() -> any Disposable {
    emit(onNext: nil)
  }
}
