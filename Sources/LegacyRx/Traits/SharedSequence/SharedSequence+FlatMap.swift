extension SharedSequenceConvertibleType {
  /// Turns every element into a sequence and emits the elements of all of them as they come.
  ///
  /// - Parameter selector: Makes the inner sequence of an element.
  /// - Returns: A shared sequence of the inner sequences' elements.
  public func flatMap<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMap(selector))
  }

  /// Turns every element into a sequence and emits the elements of the latest one alone.
  ///
  /// - Parameter selector: Makes the inner sequence of an element.
  /// - Returns: A shared sequence of the latest inner sequence's elements.
  public func flatMapLatest<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapLatest(selector))
  }
}

extension SharedSequenceConvertibleType
where Element: SharedSequenceConvertibleType, Element.SharingStrategy == SharingStrategy {
  /// Emits the elements of all inner sequences as they come.
  ///
  /// - Returns: A shared sequence of the inner sequences' elements.
  public func merge() -> SharedSequence<SharingStrategy, Element.Element> {
    SharedSequence<SharingStrategy, Element.Element>(
      asObservable().map { $0.asSharedSequence() }.merge()
    )
  }

  /// Emits the elements of a limited number of inner sequences at a time.
  ///
  /// - Parameter maxConcurrent: The number of inner sequences subscribed to at once.
  /// - Returns: A shared sequence of the inner sequences' elements.
  public func merge(maxConcurrent: Int) -> SharedSequence<SharingStrategy, Element.Element> {
    SharedSequence<SharingStrategy, Element.Element>(
      asObservable().map { $0.asSharedSequence() }.merge(maxConcurrent: maxConcurrent)
    )
  }
}
