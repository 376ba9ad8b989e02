extension ObservableType {
  /// Turns every element into a sequence and emits the elements of all of them as they come.
  ///
  /// ```
  /// source     ──a──────b──────┤
  /// inner a      ─1──2──3──┤
  /// inner b             ─4──5──┤
  /// result     ───1──2──34──5──┤
  /// ```
  ///
  /// Completes when the source and every inner sequence have. The first failure, also one thrown by the
  /// selector, ends all. Events from several threads are serialised.
  ///
  /// - Parameter selector: Creates the inner sequence of an element.
  /// - Returns: An observable of the inner sequences' elements.
  @inlinable
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    let source = asObservable()
    return Producer { observer in MergeSink(observer, selector).run(source) }
  }
}
