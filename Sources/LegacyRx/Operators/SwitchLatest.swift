extension ObservableType where Element: ObservableConvertibleType {
  /// Emits the elements of the latest inner sequence only.
  ///
  /// ```
  /// source     ──a──────b──────┤
  /// inner a      ─1──2──3──┤
  /// inner b             ─4──5──┤
  /// result     ───1──2───4──5──┤
  /// ```
  ///
  /// A new inner sequence disposes the previous one. The result completes when the source and the
  /// latest inner sequence have completed; it fails as soon as one of them fails.
  ///
  /// - Returns: An observable of the latest inner sequence's elements.
  @inlinable
  public func switchLatest() -> Observable<Element.Element> {
    let source = asObservable()
    return Producer { observer in SwitchSink(observer) { $0 }.run(source) }
  }
}
