extension ObservableType {
  /// Continues with another sequence after a failure.
  ///
  /// ```
  /// source   ──1──2──✗
  /// handler          ─8──9──┤
  /// result   ──1──2───8──9──┤
  /// ```
  ///
  /// - Parameter handler: Creates the sequence to continue with; a failure it throws is emitted.
  /// - Returns: An observable of the elements of both; a failure of the second sequence is emitted.
  public func `catch`(
    _ handler: @escaping (any Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    recovering(handler)
  }

  /// Emits one element and completes instead of failing.
  ///
  /// | source ends with | the result ends with     |
  /// | ---------------- | ------------------------ |
  /// | `completed`      | `completed`              |
  /// | `error`          | the element, `completed` |
  ///
  /// - Returns: An observable that does not fail.
  public func catchAndReturn(_ element: Element) -> Observable<Element> {
    recovering { _ in .just(element) }
  }

  /// Emits the elements of the first of several sequences, and continues with the next one after
  /// each failure, until one completes; without sequences, completes.
  ///
  /// - Parameter sequence: The sequences; the failure of the last one is emitted.
  /// - Returns: An observable of their elements.
  public static func `catch`<Sequence: Swift.Sequence>(
    sequence: Sequence
  ) -> Observable<Element> where Sequence.Element == Observable<Element> {
    ConsecutiveSourcesProducer(.failure, sequence)
  }

  private func recovering(
    name: StaticString = #function,
    _ handler: @escaping (any Swift.Error) throws -> Observable<Element>
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer(name: name) { observer in CatchSink(observer, handler).run(source) }
  }
}

private final class CatchSink<Element>: Sink<Element> {
  private let handler: (any Swift.Error) throws -> Observable<Element>
  private let subscription = SerialDisposable()

  init(
    _ observer: AnyObserver<Element>,
    _ handler: @escaping (any Swift.Error) throws -> Observable<Element>
  ) {
    self.handler = handler
    super.init(observer)
  }

  func run(_ source: Observable<Element>) -> any Disposable {
    let first = SingleAssignmentDisposable()
    subscription.disposable = first
    first.setDisposable(source.connectAndRecord(AnyObserver(self) { $0.on($1) }))
    hold(subscription)
    return self
  }

  private func on(_ event: Event<Element>) {
    switch event {
    case .next: forward(event)
    case .completed: finish(event)
    case .error(let error):
      do {
        subscription.disposable = try handler(error).connectAndRecord(
          AnyObserver(self) { $0.onSubstitute($1) }
        )
      } catch {
        finish(.error(error))
      }
    }
  }

  private func onSubstitute(_ event: Event<Element>) {
    if event.isStopEvent { finish(event) } else { forward(event) }
  }
}

/// The sink of `catch(sequence:)` and `retry`: continues with the next source after a failure.
final class CatchSequenceSink<Element>: ConsecutiveSourcesSink<Element> {
  private var lastError: (any Swift.Error)?

  override func on(_ event: Event<Element>) {
    switch event {
    case .next: forward(event)
    case .completed: finish(event)
    case .error(let error):
      lastError = error
      moveOnToNextSource()
    }
  }

  override func onNoMoreSources() {
    finish(lastError.map { .error($0) } ?? .completed)
  }

  override func canTakeOverSources(of source: ConsecutiveSourcesProducer<Element>) -> Bool {
    source.movesOnAfter == .failure
  }
}
