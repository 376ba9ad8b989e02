extension SharedSequenceConvertibleType {
  /// Converts every element into an inner sequence, and emits the elements of all inner sequences
  /// when they emit them.
  ///
  /// The result is shared by the strategy of the inner sequences. It completes when the source and
  /// all inner sequences have completed.
  ///
  /// - Parameter selector: Creates the inner sequence of an element.
  /// - Returns: A shared sequence of the inner sequences' elements.
  public func flatMap<Sharing, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMap(selector))
  }

  /// Converts every element into an inner sequence, and emits only the elements of the latest inner
  /// sequence.
  ///
  /// A new element disposes the previous inner sequence. The result is shared by the strategy of
  /// the inner sequences. It completes when the source and the latest inner sequence have
  /// completed.
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
  /// The result completes when the source and all inner sequences have completed.
  ///
  /// - Returns: A sequence of the inner sequences' elements, with their sharing strategy.
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(
      asObservable().map { $0.asSharedSequence() }.merge()
    )
  }

  /// Emits the elements of a limited number of inner sequences at a time; the others wait in a
  /// queue.
  ///
  /// The result completes when the source and all inner sequences have completed.
  ///
  /// - Parameter maxConcurrent: The greatest number of inner sequences that are subscribed to at a
  ///   time; with 0 or less, none is, and the result completes with the source.
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
  /// A new inner sequence disposes the previous one. The result completes when the source and the
  /// latest inner sequence have completed.
  ///
  /// - Returns: A sequence of the latest inner sequence's elements, with their sharing strategy.
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(
      asObservable().map { $0.asSharedSequence() }.switchLatest()
    )
  }
}
