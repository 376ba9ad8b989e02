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
  func on(_ event: Event<Element>) {
    switch event {
    case .next(let element):
      do {
        forward(.next(try transform(element)))
      } catch {
        finish(.error(error))
      }
    case .error(let error): finish(.error(error))
    case .completed: finish(.completed)
    }
  }
}
