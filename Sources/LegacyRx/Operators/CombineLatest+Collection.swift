extension ObservableType {
  /// Combines the latest elements of a collection of sequences with a function.
  ///
  /// An empty collection emits the function's result for no elements and completes.
  ///
  /// - Parameters:
  ///   - collection: The sequences.
  ///   - resultSelector: Combines the latest elements, in the collection's order.
  /// - Returns: An observable of the combinations.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    Producer { observer in
      let sources = collection.map { $0.asObservable() }
      let latest = sources.map { _ in Latest<Collection.Element.Element>() }
      let sink = CombineLatestSink(observer, count: sources.count) {
        try resultSelector(latest.map { try $0.get() })
      }
      guard !sources.isEmpty else {
        do {
          sink.forward(.next(try resultSelector([])))
          sink.finish(.completed)
        } catch {
          sink.finish(.error(error))
        }
        return sink
      }
      sink.hold(
        Disposables.create(
          Swift.zip(sources, latest).enumerated().map { sink.follow($1.0, $0, $1.1) }
        )
      )
      return sink
    }
  }

  /// Combines the latest elements of a collection of sequences into an array.
  ///
  /// - Parameter collection: The sequences.
  /// - Returns: An observable of the latest elements, in the collection's order.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection, resultSelector: { $0 })
  }
}
