extension ObservableType {
  /// Subscribes a function to every event.
  ///
  /// - Parameters:
  ///   - on: The function.
  ///   - fileID: The file of the call, for the wiring.
  ///   - line: The line of the call, for the wiring.
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe(
    _ on: @escaping (Event<Element>) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    listen(at: CallSite("subscribe", fileID, line), on)
  }

  /// Subscribes a function for each kind of event; each receives an object that is not retained.
  ///
  /// - Parameters:
  ///   - object: The object to pass to the functions; after its release none of them is called.
  ///   - onNext: Receives each element.
  ///   - onError: Receives the failure; without it, a failure is ignored.
  ///   - onCompleted: Called when this sequence completes.
  ///   - onDisposed: Called once, after the end of the sequence or when the subscription is
  ///     disposed.
  ///   - fileID: The file of the call, for the wiring.
  ///   - line: The line of the call, for the wiring.
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func subscribe<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onError: ((Object, any Swift.Error) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    listen(
      at: CallSite("subscribe", fileID, line),
      with: object,
      onNext: onNext,
      onError: onError,
      onCompleted: onCompleted,
      onDisposed: onDisposed
    )
  }

  /// Subscribes a function for each kind of event.
  ///
  /// - Parameters:
  ///   - onNext: Receives each element.
  ///   - onError: Receives the failure; without it, `Hooks.defaultErrorHandler` does.
  ///   - onCompleted: Called when this sequence completes.
  ///   - onDisposed: Called once, after the end of the sequence or when the subscription is
  ///     disposed.
  ///   - fileID: The file of the call, for the wiring.
  ///   - line: The line of the call, for the wiring.
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  @_disfavoredOverload
  public func subscribe(
    onNext: ((Element) -> Void)? = nil,
    onError: ((any Swift.Error) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    listen(
      at: CallSite("subscribe", fileID, line),
      onNext: onNext,
      onError: onError,
      onCompleted: onCompleted,
      onDisposed: onDisposed
    )
  }
}
