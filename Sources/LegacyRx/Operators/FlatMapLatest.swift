extension ObservableType {
  /// Converts every element into an inner sequence, and emits only the elements of the latest inner
  /// sequence.
  ///
  /// ```
  /// source     ──a──────b──────┤
  /// inner a      ─1──2──3──┤
  /// inner b             ─4──5──┤
  /// result     ───1──2───4──5──┤
  /// ```
  ///
  /// A new element disposes the previous inner sequence, whose late events are dropped. The result
  /// completes when the source and the latest inner sequence have completed; it fails as soon as
  /// one of them, or the selector, fails.
  ///
  /// - Parameter selector: Creates the inner sequence of an element.
  /// - Returns: An observable of the latest inner sequence's elements.
  @inlinable
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Producer { observer in SwitchSink(observer, selector).run(source) }
  }
}
