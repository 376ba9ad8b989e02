extension ObservableConvertibleType {
  /// Creates a driver of this sequence that, instead of failing, emits one element and completes.
  ///
  /// - Parameter onErrorJustReturn: The element.
  /// - Returns: The driver.
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    Driver(
      asObservable().observe(on: DriverSharingStrategy.scheduler).catchAndReturn(onErrorJustReturn)
    )
  }

  /// Creates a driver that continues with another driver instead of failing.
  ///
  /// - Parameter onErrorDriveWith: The other driver.
  /// - Returns: The driver.
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asDriver(onErrorRecover: { _ in onErrorDriveWith })
  }

  /// Creates a driver that continues with a driver created from the failure instead of failing.
  ///
  /// - Parameter onErrorRecover: Creates the driver to continue with.
  /// - Returns: The driver.
  public func asDriver(
    onErrorRecover: @escaping (_ error: any Swift.Error) -> Driver<Element>
  ) -> Driver<Element> {
    Driver(
      asObservable().observe(on: DriverSharingStrategy.scheduler)
        .catch { onErrorRecover($0).asObservable() }
    )
  }
}

extension BehaviorRelay {
  /// Creates a driver of the relay's values.
  ///
  /// - Returns: The driver.
  public func asDriver() -> Driver<Element> {
    Driver(asObservable().observe(on: DriverSharingStrategy.scheduler))
  }
}
