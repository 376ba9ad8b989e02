extension ObservableType {
  /// Keeps the elements that satisfy a predicate.
  ///
  /// ```
  /// source           ──1──2──3──4──┤
  /// filter { even }  ─────2─────4──┤
  /// ```
  ///
  /// - Parameter predicate: The predicate; a failure it throws ends the sequence.
  /// - Returns: An observable of the kept elements.
  @inlinable
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    let source = asObservable()
    return Producer { observer in source.attach(FilterSink(observer, predicate)) }
  }
}

@usableFromInline
final class FilterSink<Element>: Sink<Element>, ObserverType {
  @usableFromInline let predicate: (Element) throws -> Bool

  @inlinable
  init(_ observer: AnyObserver<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(observer)
  }

  @inlinable
  @inline(__always)
  func on(_ event: Event<Element>) {
    guard case .next(let element) = event else { return finish(event) }
    let isKept: Bool
    do { isKept = try predicate(element) } catch { return fail(error) }
    if isKept { send(element) }
  }
}
