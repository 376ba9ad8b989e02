extension ObservableType {
  /// Emits the first elements and completes with the last of them.
  ///
  /// ```
  /// source   ──1──2──3──┤
  /// take(2)  ──1──2┤
  /// ```
  ///
  /// With a count of zero it completes without subscribing to the source.
  ///
  /// - Parameter count: The number of elements; a negative one is a programming error and traps.
  /// - Returns: An observable of at most that many elements.
  @inlinable
  public func take(_ count: Int) -> Observable<Element> {
    guard count != 0 else { return .empty() }
    guard count > 0 else { rxFatalError("count can't be negative") }
    let source = asObservable()
    return Producer { observer in source.connectSink(TakeSink(observer, count)) }
  }
}

@usableFromInline
final class TakeSink<Element>: Sink<Element>, ObserverType {
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
      guard remainingCount > 0 else { return }
      remainingCount -= 1
      forward(event)
      if remainingCount == 0 { finish(.completed) }
    case .error, .completed: finish(event)
    }
  }
}
