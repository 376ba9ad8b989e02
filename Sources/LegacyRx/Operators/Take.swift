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
    return Producer { observer in source.attach(TakeSink(observer, count)) }
  }
}

@usableFromInline
final class TakeSink<Element>: Sink<Element>, ObserverType {
  @usableFromInline var remaining: Int

  @inlinable
  init(_ observer: AnyObserver<Element>, _ count: Int) {
    remaining = count
    super.init(observer)
  }

  @inlinable
  func on(_ event: Event<Element>) {
    switch event {
    case .next:
      guard remaining > 0 else { return }
      remaining -= 1
      forward(event)
      if remaining == 0 { finish(.completed) }
    case .error, .completed: finish(event)
    }
  }
}
