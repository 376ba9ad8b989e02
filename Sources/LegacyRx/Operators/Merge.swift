import Synchronization

extension ObservableType where Element: ObservableConvertibleType {
  /// Subscribes to every inner sequence, and emits the elements of all when they emit them; ends
  /// like `flatMap(_:)`.
  ///
  /// - Returns: An observable of the inner sequences' elements.
  public func merge() -> Observable<Element.Element> {
    flatMap { $0 }
  }

  /// Emits the elements of a limited number of inner sequences at a time; the others wait in a
  /// queue.
  ///
  /// The result completes when the source and all inner sequences have completed; the first failure
  /// ends it.
  ///
  /// - Parameter maxConcurrent: The greatest number of inner sequences that are subscribed to at a
  ///   time; with 0 or less, none is, and the result completes with the source.
  /// - Returns: An observable of the inner sequences' elements.
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    let source = asObservable()
    return Producer { observer in MergeLimitedSink(observer, maxConcurrent) { $0 }.run(source) }
  }

  /// Emits the elements of the inner sequences, one sequence after the other; ends like
  /// `concatMap(_:)`.
  ///
  /// - Returns: An observable of the inner sequences' elements.
  public func concat() -> Observable<Element.Element> {
    merge(maxConcurrent: 1)
  }
}

extension ObservableType {
  /// Subscribes to several sequences, and emits the elements of all when they emit them.
  ///
  /// Completes when all have completed, without sequences at once; the first failure ends the
  /// result.
  ///
  /// ```
  /// a       ──1─────3──┤
  /// b       ────2──────4──┤
  /// result  ──1─2───3──4──┤
  /// ```
  ///
  /// - Returns: An observable of their elements.
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Observable<Element> where Collection.Element == Observable<Element> {
    merge(Array(sources))
  }

  /// Subscribes to several sequences, and emits the elements of all when they emit them.
  ///
  /// Completes when all have completed, without sequences at once; the first failure ends the
  /// result.
  ///
  /// - Returns: An observable of their elements.
  public static func merge(_ sources: [Observable<Element>]) -> Observable<Element> {
    Producer { observer in
      FlatMapSink<Observable<Element>, Observable<Element>>(observer) { $0 }.run(all: sources)
    }
  }

  /// Subscribes to several sequences, and emits the elements of all when they emit them.
  ///
  /// Completes when all have completed, without sequences at once; the first failure ends the
  /// result.
  ///
  /// - Returns: An observable of their elements.
  public static func merge(_ sources: Observable<Element>...) -> Observable<Element> {
    merge(sources)
  }
}

extension FlatMapSink {
  /// Subscribes to a fixed list of sequences; all are counted before the first subscription.
  func run(all sources: [Observable<Inner.Element>]) -> any Disposable {
    activeInnerCount.wrappingAdd(sources.count, ordering: .relaxed)
    for source in sources { subscribe(source) }
    gate.send((), to: onSourceCompleted)
    hold(subscriptions)
    return self
  }
}
