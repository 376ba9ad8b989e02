extension SharedSequenceConvertibleType {
  /// Turns every element into a sequence and emits the elements of all of them as they come.
  ///
  /// - Parameter selector: Creates the inner sequence of an element.
  /// - Returns: A shared sequence of the inner sequences' elements.
  public func flatMap<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMap(selector))
  }

  /// Turns every element into a sequence and emits the elements of the latest one alone.
  ///
  /// - Parameter selector: Creates the inner sequence of an element.
  /// - Returns: A shared sequence of the latest inner sequence's elements.
  public func flatMapLatest<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapLatest(selector))
  }
}

// The inner sequences decide how the result is shared: a signal of drivers becomes a driver.
extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Emits the elements of all inner sequences as they come.
  ///
  /// - Returns: A sequence of the inner sequences' elements, shared as they are.
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(
      asObservable().map { $0.asSharedSequence() }.merge()
    )
  }

  /// Emits the elements of a limited number of inner sequences at a time.
  ///
  /// - Parameter maxConcurrent: The number of inner sequences subscribed to at once.
  /// - Returns: A sequence of the inner sequences' elements, shared as they are.
  public func merge(
    maxConcurrent: Int
  ) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(
      asObservable().map { $0.asSharedSequence() }.merge(maxConcurrent: maxConcurrent)
    )
  }

  /// Emits the elements of the latest inner sequence alone.
  ///
  /// - Returns: A sequence of the latest inner sequence's elements, shared as they are.
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(
      asObservable().map { $0.asSharedSequence() }.switchLatest()
    )
  }
}
