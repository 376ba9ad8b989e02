extension ObservableType {
  /// Subscribes all observers to this sequence with one subscription.
  ///
  /// Every event, also a stop event, goes to the observers in their order.
  ///
  /// The file and the line of the call are recorded in the wiring.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func bind<Observer: ObserverType>(
    to observers: Observer...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable
  where Observer.Element == Element {
    listen(at: CallSite("bind", fileID, line)) { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Subscribes the given observers of optional elements to this sequence with one subscription.
  ///
  /// Every event, also a stop event, goes to the observers in their order.
  ///
  /// The file and the line of the call are recorded in the wiring.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func bind<Observer: ObserverType>(
    to observers: Observer...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable
  where Observer.Element == Element? {
    map { $0 as Element? }.listen(at: CallSite("bind", fileID, line)) { event in
      for observer in observers { observer.on(event) }
    }
  }

  /// Passes this sequence to a function that binds it.
  ///
  /// - Parameter binder: The function.
  /// - Returns: The result of the function.
  public func bind<Result>(to binder: (Self) -> Result) -> Result {
    binder(self)
  }

  /// Passes this sequence to a curried function that binds it.
  ///
  /// - Parameters:
  ///   - binder: The function.
  ///   - curriedArgument: The function's second argument.
  /// - Returns: The result of the function.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Subscribes a function that receives an object, which is not retained, and each element.
  ///
  /// A completion is ignored. A failure while the object exists is a programming error: it traps in
  /// debug builds and is printed in release builds.
  ///
  /// - Parameters:
  ///   - object: The object to pass to the function; after its release the function is not called.
  ///   - onNext: Receives each element.
  ///   - fileID: The file of the call, for the wiring.
  ///   - line: The line of the call, for the wiring.
  /// - Returns: A disposable that ends the subscription.
  public func bind<Object: AnyObject>(
    with object: Object,
    onNext: @escaping (Object, Element) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    listen(
      at: CallSite("bind", fileID, line),
      with: object,
      onNext: onNext,
      onError: { _, error in rxFatalErrorInDebug("Binding error: \(error)") }
    )
  }

  /// Subscribes a function that receives each element of this sequence, which must not fail.
  ///
  /// A completion is ignored. A failure is a programming error: it traps in debug builds and is
  /// printed in release builds.
  ///
  /// The file and the line of the call are recorded in the wiring.
  ///
  /// - Returns: A disposable that ends the subscription.
  @inlinable
  public func bind(
    onNext: @escaping (Element) -> Void,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    listen(
      at: CallSite("bind", fileID, line),
      onNext: onNext,
      onError: { error in rxFatalErrorInDebug("Binding error: \(error)") }
    )
  }
}
