extension ObservableType {
  /// Combines the elements of a collection of sequences, first with first and so on, with a function.
  ///
  /// Completes when every source has completed; also when a source emits an element for which another
  /// source has none, after all others have completed. An empty collection completes.
  ///
  /// - Parameters:
  ///   - collection: The sequences.
  ///   - resultSelector: Combines one element of each, in the collection's order.
  /// - Returns: An observable of the combinations.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    Producer { observer in
      let sources = collection.map { $0.asObservable() }
      let waiting = sources.map { _ in Waiting<Collection.Element.Element>() }
      let sink = ZipSink(observer, count: sources.count, isCollection: true) {
        waiting.allSatisfy { $0.isReady }
      } _: {
        try resultSelector(waiting.map { try $0.take() })
      }
      guard !sources.isEmpty else {
        sink.finish(.completed)
        return sink
      }
      sink.hold(
        Disposables.create(
          Swift.zip(sources, waiting).enumerated().map { sink.follow($1.0, $0, $1.1) }
        )
      )
      return sink
    }
  }

  /// Combines the elements of a collection of sequences, first with first and so on, into arrays.
  ///
  /// - Parameter collection: The sequences.
  /// - Returns: An observable of one element of each, in the collection's order.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.zip(collection, resultSelector: { $0 })
  }
}
