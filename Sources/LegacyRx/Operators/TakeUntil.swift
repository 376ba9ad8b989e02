extension ObservableType {
  /// Emits elements until another sequence emits, then completes.
  ///
  /// ```
  /// source   ──1──2──3──4──┤
  /// other    ────────x──
  /// result   ──1──2──┤
  /// ```
  ///
  /// The other sequence is subscribed to first. Its completion changes nothing, its failure ends
  /// the result.
  ///
  /// - Parameter other: The sequence whose first element ends this one.
  /// - Returns: An observable of the elements before that.
  public func take<Source: ObservableType>(until other: Source) -> Observable<Element> {
    let source = asObservable()
    let other = other.asObservable()
    return Producer { observer in TakeUntilSink(observer).run(source, other) }
  }
}

private final class TakeUntilSink<Element>: Sink<Element> {
  private let gate = SerialGate()
  private let otherSubscription = SingleAssignmentDisposable()

  func run<Other>(_ source: Observable<Element>, _ other: Observable<Other>) -> any Disposable {
    otherSubscription.setDisposable(
      other.connectAndRecord(AnyObserver { [self] event in gate.send(event, to: onOther) })
    )
    let sourceSubscription = source.connectAndRecord(
      AnyObserver { [self] event in gate.send(event, to: onSource) }
    )
    hold(Disposables.create(sourceSubscription, otherSubscription))
    return self
  }

  private func onSource(_ event: Event<Element>) {
    if event.isStopEvent { finish(event) } else { forward(event) }
  }

  private func onOther<Other>(_ event: Event<Other>) {
    switch event {
    case .next: finish(.completed)
    case .error(let error): finish(.error(error))
    case .completed: otherSubscription.dispose()
    }
  }
}
