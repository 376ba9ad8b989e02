extension ObservableType {
  /// Subscribes a function to every event.
  ///
  /// - Parameter on: The function.
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe(_ on: @escaping (Event<Element>) -> Void) -> any Disposable {
    let handle = SubscriptionHandle()
    let observer = AnonymousObserver(handle, on)
    handle.hold(asObservable().attach(AnyObserver(observer) { $0.on($1) }))
    return handle
  }

  /// Subscribes a function for each kind of event, none of which retains an object.
  ///
  /// - Parameters:
  ///   - object: The object handed to the functions as long as it lives.
  ///   - onNext: Receives each element.
  ///   - onError: Receives the failure; without it, `Hooks.defaultErrorHandler` does.
  ///   - onCompleted: Called at the end.
  ///   - onDisposed: Called when the subscription ends in whichever way.
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Swift.Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in
        guard let object else { return }
        onNext?(object, element)
      },
      onError: { [weak object] error in
        guard let object else { return }
        onError?(object, error)
      },
      onCompleted: { [weak object] in
        guard let object else { return }
        onCompleted?(object)
      },
      onDisposed: { [weak object] in
        guard let object else { return }
        onDisposed?(object)
      }
    )
  }

  /// Subscribes a function for each kind of event.
  ///
  /// - Parameters:
  ///   - onNext: Receives each element.
  ///   - onError: Receives the failure; without it, `Hooks.defaultErrorHandler` does.
  ///   - onCompleted: Called at the end.
  ///   - onDisposed: Called when the subscription ends in whichever way.
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let end = onDisposed.map { AnonymousDisposable($0) }
    let handle = SubscriptionHandle()
    let observer = ElementObserver(
      handle,
      onNext: onNext,
      onError: onError,
      onCompleted: onCompleted,
      end: end
    )
    handle.hold(asObservable().attach(AnyObserver(observer) { $0.on($1) }))
    guard let end else { return handle }
    return Disposables.create(handle, end)
  }
}
