extension ObservableType {
  /// Turns every element into a sequence and emits the elements of the latest one alone.
  ///
  /// ```
  /// source     ──a──────b──────┤
  /// inner a      ─1──2──3──┤
  /// inner b             ─4──5──┤
  /// result     ───1──2───4──5──┤
  /// ```
  ///
  /// A new element disposes the inner sequence before it; a late event of that one is dropped. Completes
  /// when the source and the latest inner sequence have.
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
