extension ObservableType {
  /// Combines every element with the latest element of a second sequence; drops elements while the
  /// second sequence has none.
  ///
  /// ```
  /// source  ──1─────2──3──┤
  /// second  ────a─────────b──
  /// result  ────────2a─3a─┤
  /// ```
  ///
  /// The second sequence is subscribed to first. After its completion its latest element stays in
  /// use; its failure ends the result.
  ///
  /// - Parameters:
  ///   - second: The sequence whose latest element is used.
  ///   - resultSelector: Combines the two; a failure it throws ends the sequence.
  /// - Returns: An observable of the combinations.
  public func withLatestFrom<Source: ObservableConvertibleType, ResultType>(
    _ second: Source,
    resultSelector: @escaping (Element, Source.Element) throws -> ResultType
  ) -> Observable<ResultType> {
    let first = asObservable()
    let second = second.asObservable()
    return Producer { observer in
      WithLatestFromSink(observer, resultSelector).run(first, second)
    }
  }

  /// Emits the latest element of a second sequence for every element; emits nothing while the
  /// second sequence has none.
  ///
  /// After the completion of the second sequence its latest element stays in use; its failure ends
  /// the result.
  ///
  /// - Parameter second: The sequence whose latest element is used.
  /// - Returns: An observable of the second sequence's latest elements.
  public func withLatestFrom<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Observable<Source.Element> {
    withLatestFrom(second) { $1 }
  }
}

private final class WithLatestFromSink<First, Second, Result>: Sink<Result> {
  private let combine: (First, Second) throws -> Result
  private let gate = SerialGate()
  private let secondSubscription = SingleAssignmentDisposable()
  private var latest: Second?

  init(
    _ observer: AnyObserver<Result>,
    _ combine: @escaping (First, Second) throws -> Result
  ) {
    self.combine = combine
    super.init(observer)
  }

  func run(_ first: Observable<First>, _ second: Observable<Second>) -> any Disposable {
    secondSubscription.setDisposable(
      second.connectAndRecord(AnyObserver { [self] event in gate.send(event, to: onSecond) })
    )
    let firstSubscription = first.connectAndRecord(
      AnyObserver { [self] event in gate.send(event, to: onFirst) }
    )
    hold(Disposables.create(firstSubscription, secondSubscription))
    return self
  }

  private func onFirst(_ event: Event<First>) {
    switch event {
    case .next(let element):
      guard let latest else { return }
      do {
        forward(.next(try combine(element, latest)))
      } catch {
        finish(.error(error))
      }
    case .error(let error): finish(.error(error))
    case .completed: finish(.completed)
    }
  }

  private func onSecond(_ event: Event<Second>) {
    switch event {
    case .next(let element): latest = element
    case .error(let error): finish(.error(error))
    case .completed: secondSubscription.dispose()
    }
  }
}
