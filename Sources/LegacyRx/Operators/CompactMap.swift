extension ObservableType {
  /// Transforms every element and drops those that become `nil`.
  ///
  /// ```
  /// source                ──"1"──"a"──"3"──┤
  /// compactMap(Int.init)  ───1─────────3───┤
  /// ```
  ///
  /// - Parameter transform: The function; a failure it throws ends the sequence.
  /// - Returns: An observable of the transformed elements.
  @inlinable
  public func compactMap<Result>(
    _ transform: @escaping (Element) throws -> Result?
  ) -> Observable<Result> {
    let source = asObservable()
    return Producer { observer in source.attach(CompactMapSink(observer, transform)) }
  }
}

@usableFromInline
final class CompactMapSink<Element, Result>: Sink<Result>, ObserverType {
  @usableFromInline let transform: (Element) throws -> Result?

  @inlinable
  init(_ observer: AnyObserver<Result>, _ transform: @escaping (Element) throws -> Result?) {
    self.transform = transform
    super.init(observer)
  }

  @inlinable
  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      do {
        if let result = try transform(element) { forward(.next(result)) }
      } catch {
        finish(.error(error))
      }
    case .error(let error): finish(.error(error))
    case .completed: finish(.completed)
    }
  }
}
