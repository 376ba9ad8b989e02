extension ObservableType {
  /// Accumulates elements into a value, which a function changes in place, and emits the value
  /// after each element.
  ///
  /// ```
  /// source            ──1──2──3──┤
  /// scan(0, +)        ──1──3──6──┤
  /// ```
  ///
  /// - Parameters:
  ///   - seed: The value to start from in each subscription; not emitted.
  ///   - accumulator: Changes the value; a failure it throws ends the sequence.
  /// - Returns: An observable of the accumulated values.
  @inlinable
  public func scan<A>(
    into seed: A,
    accumulator: @escaping (inout A, Element) throws -> Void
  ) -> Observable<A> {
    let source = asObservable()
    return Producer { observer in source.connectSink(ScanSink(observer, seed, accumulator)) }
  }

  /// Accumulates elements into a value, and emits the value after each element.
  ///
  /// - Parameters:
  ///   - seed: The value to start from in each subscription; not emitted.
  ///   - accumulator: Creates the next value; a failure it throws ends the sequence.
  /// - Returns: An observable of the accumulated values.
  @inlinable
  public func scan<A>(
    _ seed: A,
    accumulator: @escaping (A, Element) throws -> A
  ) -> Observable<A> {
    scan(into: seed) { value, element in value = try accumulator(value, element) }
  }
}

@usableFromInline
final class ScanSink<Element, Value>: Sink<Value>, ObserverType {
  @usableFromInline var value: Value
  @usableFromInline let accumulator: (inout Value, Element) throws -> Void

  @inlinable
  init(
    _ observer: AnyObserver<Value>,
    _ seed: Value,
    _ accumulator: @escaping (inout Value, Element) throws -> Void
  ) {
    value = seed
    self.accumulator = accumulator
    super.init(observer)
  }

  @inlinable
  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      do {
        try accumulator(&value, element)
        forward(.next(value))
      } catch {
        finish(.error(error))
      }
    case .error(let error): finish(.error(error))
    case .completed: finish(.completed)
    }
  }
}
