extension ObservableType {
  /// Runs side effects at each event of a subscription.
  ///
  /// If a side effect throws, the sequence fails with that error. A subscriber that has received a
  /// stop event ignores that error.
  ///
  /// - Parameters:
  ///   - onNext: Runs before each element is emitted.
  ///   - afterNext: Runs after each element was emitted.
  ///   - onError: Runs before a failure is emitted.
  ///   - afterError: Runs after a failure was emitted.
  ///   - onCompleted: Runs before the completion is emitted.
  ///   - afterCompleted: Runs after the completion was emitted.
  ///   - onSubscribe: Runs before the source is subscribed to.
  ///   - onSubscribed: Runs after the source was subscribed to.
  ///   - onDispose: Runs once, after the end of the sequence or the disposal of the subscription.
  /// - Returns: An observable of the same events.
  public func `do`(
    onNext: ((Element) throws -> Void)? = nil,
    afterNext: ((Element) throws -> Void)? = nil,
    onError: ((any Swift.Error) throws -> Void)? = nil,
    afterError: ((any Swift.Error) throws -> Void)? = nil,
    onCompleted: (() throws -> Void)? = nil,
    afterCompleted: (() throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Observable<Element> {
    let source = asObservable()
    let before = EventSideEffects(
      onNext: onNext,
      onError: onError,
      onCompleted: onCompleted
    )
    let after = EventSideEffects(
      onNext: afterNext,
      onError: afterError,
      onCompleted: afterCompleted
    )
    return Producer { observer in
      onSubscribe?()
      let sink = DoSink(observer, before, after)
      let subscription = source.connectAndRecord(AnyObserver(sink) { $0.on($1) })
      onSubscribed?()
      sink.hold(
        Disposables.create {
          subscription.dispose()
          onDispose?()
        }
      )
      return sink
    }
  }
}

/// The side effects for each kind of event: all of them run before the event, or all after it.
private struct EventSideEffects<Element> {
  let onNext: ((Element) throws -> Void)?
  let onError: ((any Swift.Error) throws -> Void)?
  let onCompleted: (() throws -> Void)?

  func run(_ event: Event<Element>) throws {
    switch event {
    case .next(let element): try onNext?(element)
    case .error(let failure): try onError?(failure)
    case .completed: try onCompleted?()
    }
  }
}

private final class DoSink<Element>: Sink<Element>, ObserverType {
  private let before: EventSideEffects<Element>
  private let after: EventSideEffects<Element>

  init(
    _ observer: AnyObserver<Element>,
    _ before: EventSideEffects<Element>,
    _ after: EventSideEffects<Element>
  ) {
    self.before = before
    self.after = after
    super.init(observer)
  }

  func on(_ event: Event<Element>) {
    do {
      try before.run(event)
      forward(event)
      try after.run(event)
      if event.isStopEvent { dispose() }
    } catch {
      finish(.error(error))
    }
  }
}
