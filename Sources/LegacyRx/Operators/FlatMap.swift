extension ObservableType {
  /// Converts every element into an inner sequence, and emits the elements of all inner sequences
  /// when they emit them.
  ///
  /// ```
  /// source     ──a──────b──────┤
  /// inner a      ─1──2──3──┤
  /// inner b             ─4──5──┤
  /// result     ───1──2──34──5──┤
  /// ```
  ///
  /// The result completes when the source and all inner sequences have completed; it fails with the
  /// first failure, also of the selector. Events from several threads are emitted one at a time.
  ///
  /// - Parameter selector: Creates the inner sequence of an element.
  /// - Returns: An observable of the inner sequences' elements.
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Producer { observer in FlatMapSink(observer, selector).run(source) }
  }
}
