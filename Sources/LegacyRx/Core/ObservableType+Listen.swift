// Shared by `subscribe`, `bind`, `drive` and `emit`, which pass their own names and source locations.
extension ObservableType {
  /// Subscribes a function to every event.
  @inlinable
  func listen(
    at site: @autoclosure () -> CallSite,
    _ on: @escaping (Event<Element>) -> Void
  ) -> any Disposable {
    let handle = SubscriptionHandle()
    let observer = AnonymousObserver(handle, on)
    handle.hold(asObservable().connectAndRecord(AnyObserver(observer) { $0.on($1) }, at: site()))
    return handle
  }

  /// Subscribes a function for each kind of event.
  ///
  /// Without `onError`, `Hooks.defaultErrorHandler` receives a failure.
  @inlinable
  func listen(
    at site: @autoclosure () -> CallSite,
    onNext: ((Element) -> Void)?,
    onError: ((any Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil
  ) -> any Disposable {
    let onDisposedOnce = onDisposed.map { AnonymousDisposable($0) }
    let handle = SubscriptionHandle()
    let observer = CallbacksObserver(
      handle,
      onNext: onNext,
      onError: onError,
      onCompleted: onCompleted,
      onDisposedOnce: onDisposedOnce
    )
    handle.hold(asObservable().connectAndRecord(AnyObserver(observer) { $0.on($1) }, at: site()))
    guard let onDisposedOnce else { return handle }
    return Disposables.create(handle, onDisposedOnce)
  }

  /// Subscribes a function for each kind of event; each receives an object that is not retained,
  /// and is not called after the object's release.
  ///
  /// Without `onError`, a failure is ignored.
  @inlinable
  func listen<Object: AnyObject>(
    at site: @autoclosure () -> CallSite,
    with object: Object,
    onNext: ((Object, Element) -> Void)?,
    onError: ((Object, any Swift.Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil
  ) -> any Disposable {
    listen(
      at: site(),
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
}
