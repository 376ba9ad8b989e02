extension ObservableType where Element: EventConvertible {
  /// Emits the events that the elements contain: the inverse of `materialize()`; ends at the first
  /// stop event, contained or of the source.
  ///
  /// - Returns: An observable of the contained events.
  public func dematerialize() -> Observable<Element.Element> {
    let source = asObservable()
    return Producer { observer in source.connectSink(DematerializeSink(observer)) }
  }
}

private final class DematerializeSink<Element: EventConvertible>: Sink<Element.Element>,
  ObserverType
{
  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      let inner = element.event
      if inner.isStopEvent { finish(inner) } else { forward(inner) }
    case .error(let error): finish(.error(error))
    case .completed: finish(.completed)
    }
  }
}
