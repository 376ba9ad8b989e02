extension ObservableType {
  /// Emits some elements before those of the source.
  ///
  /// ```
  /// source           ───3──4──┤
  /// startWith(1, 2)  12─3──4──┤
  /// ```
  ///
  /// | during the elements, the subscriber | the source is then                  | the result                    |
  /// | ----------------------------------- | ----------------------------------- | ----------------------------- |
  /// | stays                               | subscribed to                       | the elements, then the source |
  /// | disposes, or completes (`take`)     | subscribed to, and disposed at once | the elements until then       |
  ///
  /// The elements are emitted during `subscribe`, before the source is subscribed to. Each
  /// subscription receives them again. The source's completion and failure end the result.
  ///
  /// - Returns: An observable of the elements, then those of the source.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    let source = asObservable()
    return Producer { observer in
      for element in elements { observer.on(.next(element)) }
      return source.connectAndRecord(observer)
    }
  }
}
