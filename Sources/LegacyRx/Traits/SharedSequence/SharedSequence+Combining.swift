extension SharedSequence {
  /// Subscribes to several sequences, and emits the elements of all when they emit them.
  ///
  /// Completes when all have completed, without sequences at once.
  ///
  /// - Returns: A shared sequence of their elements.
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.merge(sources.map { $0.asObservable() }))
  }

  /// Subscribes to several sequences, and emits the elements of all when they emit them.
  ///
  /// Completes when all have completed, without sequences at once.
  ///
  /// - Returns: A shared sequence of their elements.
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.merge(sources.map { $0.asObservable() }))
  }

  /// Emits the elements of several sequences, one sequence after the other.
  ///
  /// Without sequences it completes at once.
  ///
  /// - Parameter sequence: The sequences.
  /// - Returns: A shared sequence of their elements.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element>
  where Sequence.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// Emits the elements of several sequences, one sequence after the other.
  ///
  /// Without sequences it completes at once.
  ///
  /// - Returns: A shared sequence of their elements.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.concat(collection.map { $0.asObservable() }))
  }

  /// Combines the elements of a collection of sequences, the first with the first and so on, with a
  /// function.
  ///
  /// An empty collection completes without an element. The result of other collections completes as
  /// that of `Observable.zip(_:resultSelector:)`.
  ///
  /// - Parameters:
  ///   - collection: The sequences.
  ///   - resultSelector: Combines one element of each, in the collection's order. If it throws, the
  ///     result fails, which a shared sequence must not do.
  /// - Returns: A shared sequence of the combinations.
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection,
    resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      Observable.zip(collection.map { $0.asObservable() }, resultSelector: resultSelector)
    )
  }

  /// Combines the elements of a collection of sequences, the first with the first and so on, into
  /// arrays.
  ///
  /// An empty collection completes without an element. The result of other collections completes as
  /// that of `Observable.zip(_:)`.
  ///
  /// - Returns: A shared sequence of one element of each, in the collection's order.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    zip(collection) { $0 }
  }

  /// Combines the latest elements of a collection of sequences with a function.
  ///
  /// Emits and ends like `Observable.combineLatest(_:resultSelector:)`; an empty collection emits
  /// the function's result for no elements and completes.
  ///
  /// - Parameters:
  ///   - collection: The sequences.
  ///   - resultSelector: Combines the latest elements, in the collection's order. If it throws, the
  ///     result fails, which a shared sequence must not do.
  /// - Returns: A shared sequence of the combinations.
  public static func combineLatest<Collection: Swift.Collection, Result>(
    _ collection: Collection,
    resultSelector: @escaping ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      Observable.combineLatest(
        collection.map { $0.asObservable() },
        resultSelector: resultSelector
      )
    )
  }

  /// Combines the latest elements of a collection of sequences into an array.
  ///
  /// An empty collection emits an empty array and completes.
  ///
  /// - Returns: A shared sequence of the latest elements, in the collection's order.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    combineLatest(collection) { $0 }
  }
}

extension SharedSequenceConvertibleType {
  /// Combines every element with the latest element of a second sequence; drops elements while the
  /// second sequence has none.
  ///
  /// After the completion of the second sequence its latest element stays in use.
  ///
  /// - Parameters:
  ///   - second: The sequence whose latest element is used.
  ///   - resultSelector: Combines the two.
  /// - Returns: A shared sequence of the combinations.
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
    _ second: SecondO,
    resultSelector: @escaping (Element, SecondO.Element) -> ResultType
  ) -> SharedSequence<SharingStrategy, ResultType>
  where SecondO.SharingStrategy == SharingStrategy {
    SharedSequence(
      asObservable().withLatestFrom(second.asSharedSequence(), resultSelector: resultSelector)
    )
  }

  /// Emits the latest element of a second sequence for every element; emits nothing while the
  /// second sequence has none.
  ///
  /// After the completion of the second sequence its latest element stays in use.
  ///
  /// - Parameter second: The sequence whose latest element is used.
  /// - Returns: A shared sequence of the second sequence's latest elements.
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
    _ second: SecondO
  ) -> SharedSequence<SharingStrategy, SecondO.Element>
  where SecondO.SharingStrategy == SharingStrategy {
    SharedSequence(asObservable().withLatestFrom(second.asSharedSequence()))
  }
}
