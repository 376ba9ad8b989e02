extension SharedSequenceConvertibleType {
  /// Converts every element into an inner sequence, and emits the elements of all inner sequences when they emit them.
  ///
  /// - Parameter selector: Creates the inner sequence of an element.
  /// - Returns: A shared sequence of the inner sequences' elements.
  public func flatMap<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMap(selector))
  }

  /// Converts every element into an inner sequence, and emits only the elements of the latest inner sequence.
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
  /// Subscribes to every inner sequence, and emits the elements of all when they emit them.
  ///
  /// - Returns: A sequence of the inner sequences' elements, with their sharing strategy.
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(
      asObservable().map { $0.asSharedSequence() }.merge()
    )
  }

  /// Emits the elements of a limited number of inner sequences at a time; the others wait in a queue.
  ///
  /// - Parameter maxConcurrent: The greatest number of inner sequences that are subscribed to at a time.
  /// - Returns: A sequence of the inner sequences' elements, with their sharing strategy.
  public func merge(
    maxConcurrent: Int
  ) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(
      asObservable().map { $0.asSharedSequence() }.merge(maxConcurrent: maxConcurrent)
    )
  }

  /// Emits the elements of the latest inner sequence only.
  ///
  /// - Returns: A sequence of the latest inner sequence's elements, with their sharing strategy.
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(
      asObservable().map { $0.asSharedSequence() }.switchLatest()
    )
  }
}
