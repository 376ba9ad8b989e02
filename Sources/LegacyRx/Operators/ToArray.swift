extension ObservableType {
  /// Collects all elements, and emits them as an array when the source completes; without elements
  /// an empty array.
  ///
  /// ```
  /// source     ──1──2──3──┤
  /// toArray()  ───────────([1, 2, 3]┤)
  /// ```
  ///
  /// - Returns: A single of the elements, in their order; it fails if the source fails.
  /// - Complexity: O(elements) memory per subscription.
  public func toArray() -> Single<[Element]> {
    let source = asObservable()
    return Single(raw: Producer { observer in source.connectSink(ToArraySink(observer)) })
  }
}

private final class ToArraySink<Element>: Sink<[Element]>, ObserverType {
  private var elements: [Element] = []

  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): elements.append(element)
    case .error(let error): finish(.error(error))
    case .completed:
      forward(.next(elements))
      finish(.completed)
    }
  }
}
