extension ObservableType {
  /// Fails during `subscribe`.
  ///
  /// - Parameter error: The failure.
  /// - Returns: An observable that fails.
  public static func error(_ error: any Swift.Error) -> Observable<Element> {
    ProducerWithoutTrampoline { observer in
      observer.on(.error(error))
      return Disposables.create()
    }
  }
}
