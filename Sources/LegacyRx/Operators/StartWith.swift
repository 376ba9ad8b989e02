extension ObservableType {
  /// Emits some elements before those of the source.
  ///
  /// ```
  /// source           ───3──4──┤
  /// startWith(1, 2)  12─3──4──┤
  /// ```
  ///
  /// The elements are emitted during `subscribe`, before the source is subscribed to. The source is then
  /// subscribed to in any case, and disposed at once when the result was disposed meanwhile.
  ///
  /// - Parameter elements: The elements.
  /// - Returns: An observable of the elements, then those of the source.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Producer { observer in
      for element in elements { observer.on(.next(element)) }
      return source.attach(observer)
    }
  }
}
