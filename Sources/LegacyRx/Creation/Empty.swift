extension ObservableType {
  /// Completes during `subscribe` without an element.
  ///
  /// - Returns: An observable without elements.
  public static func empty() -> Observable<Element> {
    ProducerWithoutTrampoline { observer in
      observer.on(.completed)
      return Disposables.create()
    }
  }
}
