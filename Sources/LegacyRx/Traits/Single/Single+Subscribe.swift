extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribes a function to the result of the single.
  ///
  /// A completion without a result traps in debug builds and is printed in release builds.
  ///
  /// - Parameters:
  ///   - observer: The function, called once at most.
  ///   - fileID: The file of the call, for the wiring.
  ///   - line: The line of the call, for the wiring.
  /// - Returns: A disposable that ends the subscription.
  public func subscribe(
    _ observer: @escaping (SingleEvent<Element>) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    listenForResult(at: CallSite("subscribe", fileID, line), observer)
  }

  /// Subscribes a function for each outcome; each receives an object that is not retained.
  ///
  /// A completion without a result traps in debug builds and is printed in release builds.
  ///
  /// - Parameters:
  ///   - object: The object to pass to the functions; after its release they are not called.
  ///   - onSuccess: Receives the element.
  ///   - onFailure: Receives the failure; without it, a failure is ignored.
  ///   - onDisposed: Called once, after the end of the single or when the subscription is disposed.
  ///   - fileID: The file of the call, for the wiring.
  ///   - line: The line of the call, for the wiring.
  /// - Returns: A disposable that ends the subscription.
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onSuccess: ((Object, Element) -> Void)? = nil,
    onFailure: ((Object, any Swift.Error) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    subscribe(
      onSuccess: { [weak object] element in
        guard let object else { return }
        onSuccess?(object, element)
      },
      onFailure: { [weak object] error in
        guard let object else { return }
        onFailure?(object, error)
      },
      onDisposed: { [weak object] in
        guard let object else { return }
        onDisposed?(object)
      },
      fileID: fileID,
      line: line
    )
  }

  /// Subscribes a function for each outcome.
  ///
  /// A completion without a result traps in debug builds and is printed in release builds.
  ///
  /// - Parameters:
  ///   - onSuccess: Receives the element.
  ///   - onFailure: Receives the failure; without it, `Hooks.defaultErrorHandler` does.
  ///   - onDisposed: Called once, after the end of the single or when the subscription is disposed.
  ///   - fileID: The file of the call, for the wiring.
  ///   - line: The line of the call, for the wiring.
  /// - Returns: A disposable that ends the subscription.
  @_disfavoredOverload
  public func subscribe(
    onSuccess: ((Element) -> Void)? = nil,
    onFailure: ((any Swift.Error) -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    let onDisposedOnce = onDisposed.map { Disposables.create(with: $0) }
    let callStack =
      Hooks.recordCallStackOnError ? Hooks.customCaptureSubscriptionCallstack() : []
    let subscription = listenForResult(at: CallSite("subscribe", fileID, line)) { event in
      switch event {
      case .success(let element):
        onSuccess?(element)
      case .failure(let error):
        if let onFailure { onFailure(error) } else { Hooks.defaultErrorHandler(callStack, error) }
      }
      onDisposedOnce?.dispose()
    }
    guard let onDisposedOnce else { return subscription }
    return Disposables.create(subscription, onDisposedOnce)
  }

  private func listenForResult(
    at site: CallSite,
    _ observer: @escaping (SingleEvent<Element>) -> Void
  ) -> any Disposable {
    let isStopped = OneTimeFlagBox()
    return primitiveSequence.asObservable().listen(at: site) { event in
      guard isStopped.flag.trySet() else { return }
      switch event {
      case .next(let element): observer(.success(element))
      case .error(let error): observer(.failure(error))
      case .completed: rxFatalErrorInDebug("Singles can't emit a completion event")
      }
    }
  }
}

/// A ``OneTimeFlag`` that closures can capture.
private final class OneTimeFlagBox {
  let flag = OneTimeFlag()
}
