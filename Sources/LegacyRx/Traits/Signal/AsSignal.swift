extension ObservableConvertibleType {
  /// Creates a signal of this sequence that, instead of failing, emits one element and completes.
  ///
  /// - Parameter onErrorJustReturn: The element.
  /// - Returns: The signal.
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    Signal(
      asObservable().observe(on: SignalSharingStrategy.scheduler).catchAndReturn(onErrorJustReturn)
    )
  }

  /// Creates a signal that continues with another signal instead of failing.
  ///
  /// - Parameter onErrorSignalWith: The other signal.
  /// - Returns: The signal.
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSignal(onErrorRecover: { _ in onErrorSignalWith })
  }

  /// Creates a signal that continues with a signal created from the failure instead of failing.
  ///
  /// - Parameter onErrorRecover: Creates the signal to continue with.
  /// - Returns: The signal.
  public func asSignal(
    onErrorRecover: @escaping (_ error: any Swift.Error) -> Signal<Element>
  ) -> Signal<Element> {
    Signal(
      asObservable().observe(on: SignalSharingStrategy.scheduler)
        .catch { onErrorRecover($0).asObservable() }
    )
  }
}

extension PublishRelay {
  /// Creates a signal of the relay's elements.
  ///
  /// - Returns: The signal.
  public func asSignal() -> Signal<Element> {
    Signal(asObservable().observe(on: SignalSharingStrategy.scheduler))
  }
}
