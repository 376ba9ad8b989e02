extension ObservableType {
  /// Converts every element into an inner sequence, and emits the elements of one inner sequence
  /// after the other.
  ///
  /// ```
  /// source     ──a──b─────────┤
  /// inner a      ─1──2──3──┤
  /// inner b                 ─4──5──┤
  /// result     ───1──2──3────4──5──┤
  /// ```
  ///
  /// An inner sequence is created when its element is emitted, and subscribed to when all inner
  /// sequences before it have completed. The result completes when the source and all inner
  /// sequences have completed; it fails with the first failure, also of the selector.
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
