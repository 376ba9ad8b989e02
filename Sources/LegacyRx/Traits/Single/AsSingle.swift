extension ObservableType {
  /// Converts the sequence to a single, which requires exactly one element.
  ///
  /// | source                     | result                           |
  /// | -------------------------- | -------------------------------- |
  /// | one element, `completed`   | the element                      |
  /// | `completed`                | fails: `RxError.noElements`      |
  /// | a second element           | fails: `RxError.moreThanOneElement` |
  /// | `error`                    | fails with that failure          |
  ///
  /// - Returns: A single of the element.
  public func asSingle() -> Single<Element> {
    let source = asObservable()
    return Single(raw: Producer { observer in source.connectSink(AsSingleSink(observer)) })
  }
}

private final class AsSingleSink<Element>: Sink<Element>, ObserverType {
  private var element: Element?

  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      guard self.element == nil else { return finish(.error(RxError.moreThanOneElement)) }
      self.element = element
    case .error: finish(event)
    case .completed:
      guard let element else { return finish(.error(RxError.noElements)) }
      forward(.next(element))
      finish(.completed)
    }
  }
}
