extension ObservableType {
  /// Combines the elements of a collection of sequences, the first with the first and so on, with a
  /// function.
  ///
  /// Elements wait until every source has one; the first failure ends the result. Completes when
  /// every source has completed. It also completes when the only source that is still running
  /// emits, and one of the others has no element left to combine. With an empty collection it
  /// completes at once.
  ///
  /// - Parameters:
  ///   - collection: The sequences.
  ///   - resultSelector: Combines one element of each, in the collection's order; a failure it
  ///     throws ends the sequence.
  /// - Returns: An observable of the combinations.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    Producer { observer in
      let sources = collection.map { $0.asObservable() }
      let emptyBuffers = EmptyZipBufferCounter()
      let buffers = sources.map { _ in
        ElementQueueBuffer<Collection.Element.Element>(emptyBuffers)
      }
      let sink = ZipSink<_, Event>(
        observer,
        count: sources.count,
        completesWhenOnlyRunningSourceEmits: true,
        emptyBuffers
      ) {
        try resultSelector(buffers.map { $0.readNext() })
      }
      guard !sources.isEmpty else {
        sink.finish(.completed)
        return sink
      }
      sink.hold(
        Disposables.create(
          Swift.zip(sources, buffers).enumerated().map {
            CombiningSourceObserver<_, Event, _>(sink, $0, $1.1).subscribe(to: $1.0)
          }
        )
      )
      return sink
    }
  }

  /// Combines the elements of a collection of sequences, the first with the first and so on, into
  /// arrays.
  ///
  /// Completes like `zip(_:resultSelector:)`; an empty collection completes without an array.
  ///
  /// - Returns: An observable of one element of each, in the collection's order.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.zip(collection, resultSelector: { $0 })
  }
}
