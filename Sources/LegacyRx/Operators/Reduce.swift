extension ObservableType {
  /// Accumulates all elements into a value, and emits its transformed form when the source
  /// completes; a failure of the source is emitted instead.
  ///
  /// ```
  /// source                          ──1──2──3──┤
  /// reduce(0, +, mapResult: { -$0 }) ───────────(-6┤)
  /// ```
  ///
  /// - Parameters:
  ///   - seed: The value to start from, for every subscription; without elements it is transformed.
  ///   - accumulator: Creates the next value; a failure it throws ends the sequence.
  ///   - mapResult: Transforms the last value; a failure it throws is emitted instead.
  /// - Returns: An observable of one element.
  public func reduce<A, Result>(
    _ seed: A,
    accumulator: @escaping (A, Element) throws -> A,
    mapResult: @escaping (A) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return Producer { observer in
      source.connectSink(ReduceSink(observer, seed, accumulator, mapResult))
    }
  }

  /// Accumulates all elements into a value, and emits it when the source completes; a failure of
  /// the source is emitted instead.
  ///
  /// - Parameters:
  ///   - seed: The value to start from, for every subscription; without elements it is the result.
  ///   - accumulator: Creates the next value; a failure it throws ends the sequence.
  /// - Returns: An observable of one element.
  public func reduce<A>(
    _ seed: A,
    accumulator: @escaping (A, Element) throws -> A
  ) -> Observable<A> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }
}

private final class ReduceSink<Element, Value, Result>: Sink<Result>, ObserverType {
  private var value: Value
  private let accumulator: (Value, Element) throws -> Value
  private let mapResult: (Value) throws -> Result

  init(
    _ observer: AnyObserver<Result>,
    _ seed: Value,
    _ accumulator: @escaping (Value, Element) throws -> Value,
    _ mapResult: @escaping (Value) throws -> Result
  ) {
    value = seed
    self.accumulator = accumulator
    self.mapResult = mapResult
    super.init(observer)
  }

  func on(_ event: Event<Element>) {
    do {
      switch event {
      case .next(let element): value = try accumulator(value, element)
      case .error(let error): finish(.error(error))
      case .completed:
        forward(.next(try mapResult(value)))
        finish(.completed)
      }
    } catch {
      finish(.error(error))
    }
  }
}
