extension ObservableType {
  /// Combines the latest elements of a collection of sequences with a function.
  ///
  /// Emits after each element, once every sequence has emitted. The first failure ends the result.
  /// Completes when every sequence has completed. It also completes when the only sequence that is
  /// still running emits, and one of the others has completed without an element: then no
  /// combination is possible. An empty collection emits the function's result for no elements and
  /// completes.
  ///
  /// - Parameters:
  ///   - collection: The sequences.
  ///   - resultSelector: Combines the latest elements, in the collection's order; a failure it
  ///     throws ends the sequence.
  /// - Returns: An observable of the combinations.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection,
    resultSelector: @escaping ([Collection.Element.Element]) throws -> Element
  ) -> Observable<Element> where Collection.Element: ObservableType {
    Producer { observer in
      let sources = collection.map { $0.asObservable() }
      let sink = CombineLatestArraySink(observer, count: sources.count, resultSelector)
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
          sources.enumerated().map { index, source in
            CombineLatestSourceObserver(sink, index, sink.latest[index]).subscribe(to: source)
          }
        )
      )
      return sink
    }
  }

  /// Combines the latest elements of a collection of sequences into an array.
  ///
  /// Emits and ends like `combineLatest(_:resultSelector:)`; an empty collection emits an empty
  /// array and completes.
  ///
  /// - Returns: An observable of the latest elements, in the collection's order.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Observable<[Element]>
  where Collection.Element: ObservableType, Collection.Element.Element == Element {
    Observable<[Element]>.combineLatest(collection, resultSelector: { $0 })
  }
}

private final class CombineLatestArraySink<Element, Result>: CombineLatestSink<Result> {
  let latest: [LatestElementOfSource<Element>]
  private let resultSelector: ([Element]) throws -> Result

  init(
    _ observer: AnyObserver<Result>,
    count: Int,
    _ resultSelector: @escaping ([Element]) throws -> Result
  ) {
    latest = (0..<count).map { _ in LatestElementOfSource() }
    self.resultSelector = resultSelector
    super.init(observer, count: count)
  }

  override func combineIfReady(afterElementOf index: Int) {
    guard sourcesWithoutElementCount == 0 || allHaveEmitted(recording: index) else { return }
    let result: Result
    do { result = try resultSelector(latest.compactMap(\.value)) } catch { return fail(error) }
    send(result)
  }
}
