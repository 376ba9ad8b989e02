extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Runs side effects at each event of a subscription.
  ///
  /// If `onSuccess` or `onError` throws, the single fails with that error.
  ///
  /// - Parameters:
  ///   - onSuccess: Runs before the element is emitted.
  ///   - afterSuccess: Runs after the element was emitted.
  ///   - onError: Runs before a failure is emitted.
  ///   - afterError: Runs after a failure was emitted.
  ///   - onSubscribe: Runs before the source is subscribed to.
  ///   - onSubscribed: Runs after the source was subscribed to.
  ///   - onDispose: Runs once, after the end of the single or the disposal of the subscription.
  /// - Returns: A single with the same outcome.
  public func `do`(
    onSuccess: ((Element) throws -> Void)? = nil,
    afterSuccess: ((Element) throws -> Void)? = nil,
    onError: ((any Swift.Error) throws -> Void)? = nil,
    afterError: ((any Swift.Error) throws -> Void)? = nil,
    onSubscribe: (() -> Void)? = nil,
    onSubscribed: (() -> Void)? = nil,
    onDispose: (() -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: primitiveSequence.source.do(
        onNext: onSuccess,
        afterNext: afterSuccess,
        onError: onError,
        afterError: afterError,
        onSubscribe: onSubscribe,
        onSubscribed: onSubscribed,
        onDispose: onDispose
      )
    )
  }

  /// Transforms the element.
  ///
  /// - Parameter transform: The function; a failure it throws ends the single.
  /// - Returns: A single of the transformed element.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Single<Result> {
    Single(raw: primitiveSequence.source.map(transform))
  }

  /// Converts the element into another single, and emits the result of that single.
  ///
  /// - Parameter selector: Creates the single; a failure it throws ends the result.
  /// - Returns: A single with the outcome of that single.
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> Single<Result>
  ) -> Single<Result> {
    Single(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Succeeds with an element instead of failing.
  ///
  /// - Returns: A single that does not fail.
  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single(raw: primitiveSequence.source.catchAndReturn(element))
  }

  /// Combines the elements of a collection of singles with a function; fails with the first
  /// failure.
  ///
  /// - Parameters:
  ///   - collection: The singles; without any, the function's result for no elements is emitted.
  ///   - resultSelector: Combines the elements, in the collection's order; a failure it throws ends
  ///     the single.
  /// - Returns: A single of the combination.
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection,
    resultSelector: @escaping ([Element]) throws -> Result
  ) -> Single<Result> where Collection.Element == Single<Element> {
    guard !collection.isEmpty else {
      return .deferred { .just(try resultSelector([])) }
    }
    return Single(
      raw: Observable.zip(collection.map { $0.asObservable() }, resultSelector: resultSelector)
    )
  }

  /// Combines the elements of a collection of singles into an array; fails with the first failure.
  ///
  /// - Parameter collection: The singles; without any, an empty array is emitted.
  /// - Returns: A single of the elements, in the collection's order.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Single<[Element]> where Collection.Element == Single<Element> {
    zip(collection) { $0 }
  }
}
