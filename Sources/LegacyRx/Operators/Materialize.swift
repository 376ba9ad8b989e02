extension ObservableType {
  /// Emits every event of the source, also the stop event, as an element, then completes.
  ///
  /// ```
  /// source  ──1──────✗
  /// result  ──(1)────(✗)┤
  /// ```
  ///
  /// - Returns: An observable that does not fail.
  public func materialize() -> Observable<Event<Element>> {
    let source = asObservable()
    return Producer { observer in source.connectSink(MaterializeSink(observer)) }
  }
}

private final class MaterializeSink<Element>: Sink<Event<Element>>, ObserverType {
  func on(_ event: Event<Element>) {
    forward(.next(event))
    if event.isStopEvent { finish(.completed) }
  }
}
