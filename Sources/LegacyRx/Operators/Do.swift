extension ObservableType {
  /// Runs side effects at each event of a subscription.
  ///
  /// If a side effect throws, the sequence fails with that error.
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
  ///   - onDispose: Runs after the subscription ended, for any reason.
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
    let before = DoEffects(next: onNext, error: onError, completed: onCompleted)
    let after = DoEffects(next: afterNext, error: afterError, completed: afterCompleted)
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

private struct DoEffects<Element> {
  let next: ((Element) throws -> Void)?
  let error: ((any Swift.Error) throws -> Void)?
  let completed: (() throws -> Void)?

  func run(_ event: Event<Element>) throws {
    switch event {
    case .next(let element): try next?(element)
    case .error(let failure): try error?(failure)
    case .completed: try completed?()
    }
  }
}

private final class DoSink<Element>: Sink<Element>, ObserverType {
  private let before: DoEffects<Element>
  private let after: DoEffects<Element>

  init(
    _ observer: AnyObserver<Element>,
    _ before: DoEffects<Element>,
    _ after: DoEffects<Element>
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
