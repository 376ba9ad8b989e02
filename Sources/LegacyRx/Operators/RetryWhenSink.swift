/// The sink of `retry(when:)`: after a failure, disposes the subscription to the source, and
/// subscribes to it again at the next element of a trigger; the trigger is subscribed to once.
///
/// From a failure until the source is subscribed to again, the result receives the trigger: each of
/// its elements causes an attempt, and its end ends the result. Other elements do nothing; another
/// end ends the result at the next failure. An error for which `match` returns `nil` ends the
/// result.
final class RetryWhenSink<Element, Failure>: ConsecutiveSourcesSink<Element> {
  let failures = PublishSubject<Failure>.unrecorded()
  private let match: (any Swift.Error) -> Failure?
  private let triggerEvents = PublishSubject<Void>.unrecorded()
  private let triggerEventsSubscription = SerialDisposable()

  init(
    _ observer: AnyObserver<Element>,
    _ source: Observable<Element>,
    _ match: @escaping (any Swift.Error) -> Failure?
  ) {
    self.match = match
    super.init(observer, RemainingSources(sequence(first: source) { $0 }))
  }

  func run(_ trigger: Observable<Void>) -> any Disposable {
    run(alsoDisposing: [
      trigger.connectAndRecord(AnyObserver(triggerEvents)), triggerEventsSubscription,
    ])
  }

  override func on(_ event: Event<Element>) {
    switch event {
    case .next: forward(event)
    case .completed: finish(event)
    case .error(let error):
      guard let failure = match(error) else { return finish(event) }
      disposeCurrentSource()
      triggerEventsSubscription.disposable = triggerEvents.connectAndRecord(
        AnyObserver(self) { $0.onTrigger($1) }
      )
      failures.on(.next(failure))
    }
  }

  override func subscribe(to source: Observable<Element>) -> any Disposable {
    triggerEventsSubscription.disposable = Disposables.create()
    return super.subscribe(to: source)
  }

  private func onTrigger(_ event: Event<Void>) {
    switch event {
    case .next: moveOnToNextSource()
    case .error(let error): finish(.error(error))
    case .completed: finish(.completed)
    }
  }
}
