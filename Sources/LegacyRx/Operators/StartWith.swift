extension ObservableType {
  /// Emits some elements before those of the source.
  ///
  /// ```
  /// source           ───3──4──┤
  /// startWith(1, 2)  12─3──4──┤
  /// ```
  ///
  /// | meanwhile, the subscriber         | the source is subscribed to | the result                    |
  /// | --------------------------------- | --------------------------- | ----------------------------- |
  /// | stays                             | after them                  | the elements, then the source |
  /// | disposes, or completes (`take`)   | even so, disposed at once   | the elements until then       |
  ///
  /// The elements are emitted during `subscribe`, before the source is subscribed to; each subscription
  /// receives them again, and the source's end and failure pass straight through.
  ///
  /// - Returns: An observable of the elements, then those of the source.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Producer { observer in
      for element in elements { observer.on(.next(element)) }
      return source.attach(observer)
    }
  }
}
