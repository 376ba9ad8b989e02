extension ObservableType {
  /// Emits nothing and never ends.
  ///
  /// - Returns: An observable that never ends.
  public static func never() -> Observable<Element> {
    ProducerWithoutTrampoline { _ in Disposables.create() }
  }
}
