/// Whether `take(while:)` and `take(until:)` emit the element at which they complete.
public enum TakeBehavior: Sendable {
  /// The element at which the sequence completes is emitted.
  case inclusive
  /// The element at which the sequence completes is dropped.
  case exclusive
}

extension ObservableType {
  /// Emits elements as long as they satisfy a predicate, then completes.
  ///
  /// ```
  /// source               ──1──2──3──1──┤
  /// take(while: { <3 })  ──1──2──┤
  /// ```
  ///
  /// - Parameters:
  ///   - predicate: The predicate; a failure it throws ends the sequence.
  ///   - behavior: Whether the first element that does not satisfy the predicate is emitted.
  /// - Returns: An observable of the first elements.
  public func take(
    while predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    let source = asObservable()
    return Producer { observer in source.connectSink(TakeWhileSink(observer, predicate, behavior)) }
  }

  /// Emits elements until one satisfies a predicate, then completes.
  ///
  /// - Parameters:
  ///   - predicate: The predicate; a failure it throws ends the sequence.
  ///   - behavior: Whether the element that satisfies it is emitted.
  /// - Returns: An observable of the first elements.
  public func take(
    until predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(while: { try !predicate($0) }, behavior: behavior)
  }
}

private final class TakeWhileSink<Element>: Sink<Element>, ObserverType {
  private let predicate: (Element) throws -> Bool
  private let behavior: TakeBehavior
  private var isRunning = true

  init(
    _ observer: AnyObserver<Element>,
    _ predicate: @escaping (Element) throws -> Bool,
    _ behavior: TakeBehavior
  ) {
    self.predicate = predicate
    self.behavior = behavior
    super.init(observer)
  }

  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      guard isRunning else { return }
      do {
        isRunning = try predicate(element)
      } catch {
        return finish(.error(error))
      }
      if isRunning || behavior == .inclusive { forward(event) }
      if !isRunning { finish(.completed) }
    case .error, .completed: finish(event)
    }
  }
}
