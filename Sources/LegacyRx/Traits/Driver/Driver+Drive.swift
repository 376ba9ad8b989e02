private let driveOffMainThreadMessage = """
  `drive*` family of methods can be only called from `MainThread`.
  This is required to ensure that the last replayed `Driver` element is delivered on `MainThread`.
  """

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Subscribes all observers with one subscription; traps if the caller is not on the main queue.
  ///
  /// - Parameters:
  ///   - observers: The observers.
  ///   - fileID: The file of the call, for the wiring.
  ///   - line: The line of the call, for the wiring.
  /// - Returns: A disposable that ends the subscription.
  public func drive<Observer: ObserverType>(
    _ observers: Observer...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable
  where Observer.Element == Element {
    MainScheduler.ensureRunningOnMainThread(errorMessage: driveOffMainThreadMessage)
    return forward(CallSite("drive", fileID, line), to: observers)
  }

  /// Subscribes observers of optional elements; traps if the caller is not on the main queue.
  ///
  /// - Parameters:
  ///   - observers: The observers.
  ///   - fileID: The file of the call, for the wiring.
  ///   - line: The line of the call, for the wiring.
  /// - Returns: A disposable that ends the subscription.
  public func drive<Observer: ObserverType>(
    _ observers: Observer...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable
  where Observer.Element == Element? {
    MainScheduler.ensureRunningOnMainThread(errorMessage: driveOffMainThreadMessage)
    return forward(CallSite("drive", fileID, line), to: observers)
  }

  /// Sends each element to all relays, and ignores the completion; traps if the caller is not on
  /// the main queue.
  ///
  /// - Parameters:
  ///   - relays: The relays.
  ///   - fileID: The file of the call, for the wiring.
  ///   - line: The line of the call, for the wiring.
  /// - Returns: A disposable that ends the subscription.
  public func drive(
    _ relays: BehaviorRelay<Element>...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: driveOffMainThreadMessage)
    return forward(CallSite("drive", fileID, line), to: relays) { $0.accept($1) }
  }

  /// Sends each element to all relays of optional elements, and ignores the completion; traps if
  /// the caller is not on the main queue.
  ///
  /// - Parameters:
  ///   - relays: The relays.
  ///   - fileID: The file of the call, for the wiring.
  ///   - line: The line of the call, for the wiring.
  /// - Returns: A disposable that ends the subscription.
  public func drive(
    _ relays: BehaviorRelay<Element?>...,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: driveOffMainThreadMessage)
    return forward(CallSite("drive", fileID, line), to: relays) { $0.accept($1) }
  }

  /// Passes the sequence to a function that binds it; traps if the caller is not on the main queue.
  ///
  /// - Parameter transformation: The function.
  /// - Returns: The result of the function.
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    MainScheduler.ensureRunningOnMainThread(errorMessage: driveOffMainThreadMessage)
    return transformation(asObservable())
  }

  /// Passes the sequence to a curried function that binds it; traps if the caller is not on the
  /// main queue.
  ///
  /// - Parameters:
  ///   - with: The function.
  ///   - curriedArgument: The function's second argument.
  /// - Returns: The result of the function.
  public func drive<R1, R2>(
    _ with: (Observable<Element>) -> (R1) -> R2,
    curriedArgument: R1
  ) -> R2 {
    MainScheduler.ensureRunningOnMainThread(errorMessage: driveOffMainThreadMessage)
    return with(asObservable())(curriedArgument)
  }

  /// Subscribes functions that receive an object, which is not retained; traps if the caller is not
  /// on the main queue.
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
  public func drive<Object: AnyObject>(
    with object: Object,
    onNext: ((Object, Element) -> Void)? = nil,
    onCompleted: ((Object) -> Void)? = nil,
    onDisposed: ((Object) -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: driveOffMainThreadMessage)
    return asObservable().listen(
      at: CallSite("drive", fileID, line),
      with: object,
      onNext: onNext,
      onCompleted: onCompleted,
      onDisposed: onDisposed
    )
  }

  /// Subscribes a function for each kind of event; traps if the caller is not on the main queue.
  ///
  /// The file and the line of the call are recorded in the wiring.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func drive(
    onNext: ((Element) -> Void)? = nil,
    onCompleted: (() -> Void)? = nil,
    onDisposed: (() -> Void)? = nil,
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    MainScheduler.ensureRunningOnMainThread(errorMessage: driveOffMainThreadMessage)
    return asObservable().listen(
      at: CallSite("drive", fileID, line),
      onNext: onNext,
      onCompleted: onCompleted,
      onDisposed: onDisposed
    )
  }

  /// Subscribes only for the side effects of the sequence; traps if the caller is not on the main
  /// queue.
  ///
  /// The file and the line of the call are recorded in the wiring.
  ///
  /// - Returns: A disposable that ends the subscription.
  public func drive(
    fileID: StaticString = #fileID,
    line: UInt = #line
  ) -> any Disposable {
    drive(onNext: nil, fileID: fileID, line: line)
  }
}
