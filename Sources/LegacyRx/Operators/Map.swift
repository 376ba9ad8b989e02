extension ObservableType {
  /// Transforms every element.
  ///
  /// ```
  /// source        ──1──2──3──┤
  /// map { $0*10 } ─10─20─30──┤
  /// ```
  ///
  /// - Parameter transform: The function; a failure it throws ends the sequence.
  /// - Returns: An observable of the transformed elements.
  @inlinable
  public func map<Result>(
    _ transform: @escaping (Element) throws -> Result
  ) -> Observable<Result> {
    let source = asObservable()
    return Producer { observer in source.attach(MapSink(observer, transform)) }
  }
}

@usableFromInline
final class MapSink<Element, Result>: Sink<Result>, ObserverType {
  @usableFromInline let transform: (Element) throws -> Result

  @inlinable
  init(_ observer: AnyObserver<Result>, _ transform: @escaping (Element) throws -> Result) {
    self.transform = transform
    super.init(observer)
  }

  @inlinable
  @inline(__always)
  func on(_ event: Event<Element>) {
    guard case .next(let element) = event else { return stop(event) }
    let result: Result
    do { result = try transform(element) } catch { return fail(error) }
    send(result)
  }

  @inlinable
  @inline(never)
  func stop(_ event: Event<Element>) {
    if let error = event.error { finish(.error(error)) } else { finish(.completed) }
  }
}
