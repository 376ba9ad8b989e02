extension ObservableType {
  /// Turns every element into a sequence and emits the elements of one sequence after the other.
  ///
  /// ```
  /// source     ──a──b─────────┤
  /// inner a      ─1──2──3──┤
  /// inner b                 ─4──5──┤
  /// result     ───1──2──3────4──5──┤
  /// ```
  ///
  /// The sequence of an element is made when the element comes, and subscribed to when all before it have completed.
  /// Completes when the source and every inner sequence have. The first failure, also one thrown by the selector,
  /// ends all.
  ///
  /// - Parameter selector: Creates the inner sequence of an element.
  /// - Returns: An observable of the inner sequences' elements.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Producer { observer in MergeLimitedSink(observer, 1, selector).run(source) }
  }
}
