extension ObservableType {
  /// Drops the first elements, and emits all others.
  ///
  /// ```
  /// source   ──1──2──3──┤
  /// skip(2)  ────────3──┤
  /// ```
  ///
  /// - Parameter count: The number of elements to drop; with 0 or less none is dropped.
  /// - Returns: An observable of the elements after them.
  @inlinable
  public func skip(_ count: Int) -> Observable<Element> {
    let source = asObservable()
    return Producer { observer in source.connectSink(SkipSink(observer, count)) }
  }
}

@usableFromInline
final class SkipSink<Element>: Sink<Element>, ObserverType {
  @usableFromInline var remainingCount: Int

  @inlinable
  init(_ observer: AnyObserver<Element>, _ count: Int) {
    remainingCount = count
    super.init(observer)
  }

  @inlinable
  func on(_ event: Event<Element>) {
    switch event {
    case .next:
      if remainingCount <= 0 { forward(event) } else { remainingCount -= 1 }
    case .error, .completed: finish(event)
    }
  }
}
