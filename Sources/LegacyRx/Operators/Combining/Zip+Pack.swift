// Functions over a parameter pack are not inlinable, and whole-program optimization leaves them alone: Swift 6.3.1
// crashes on some, and miscompiled one, when it specialises them in a client.

extension ObservableType {
  /// Combines the elements of two or more sequences, the first with the first and so on, with a
  /// function.
  ///
  /// Elements wait until every sequence has one; the first failure ends the result. Completes only
  /// when every sequence has completed, also if no combination is possible before; waiting elements
  /// are then dropped.
  ///
  /// - Parameters:
  ///   - first: The first sequence.
  ///   - second: The second sequence.
  ///   - rest: The sequences after them.
  ///   - resultSelector: Combines the elements; a failure it throws ends the sequence.
  /// - Returns: An observable of the combinations.
  @_semantics("optimize.no.crossmodule")
  public static func zip<
    First: ObservableType,
    Second: ObservableType,
    each Rest: ObservableType
  >(
    _ first: First,
    _ second: Second,
    _ rest: repeat each Rest,
    resultSelector:
      @escaping (First.Element, Second.Element, repeat (each Rest).Element) throws -> Element
  ) -> Observable<Element> {
    Observable.zipped(
      first.asObservable(),
      second.asObservable(),
      repeat (each rest).asObservable(),
      combinedBy: resultSelector
    )
  }
}

extension ObservableType where Element == Any {
  /// Combines the elements of two or more sequences, the first with the first and so on, into
  /// tuples.
  ///
  /// Emits and ends like `zip` with a `resultSelector`.
  ///
  /// - Returns: An observable of the tuples.
  @_semantics("optimize.no.crossmodule")
  public static func zip<
    First: ObservableType,
    Second: ObservableType,
    each Rest: ObservableType
  >(
    _ first: First,
    _ second: Second,
    _ rest: repeat each Rest
  ) -> Observable<(First.Element, Second.Element, repeat (each Rest).Element)> {
    .zippedIntoTuples(
      first.asObservable(),
      second.asObservable(),
      repeat (each rest).asObservable()
    )
  }
}

extension Observable {
  /// Combines the elements of any number of sequences, the first with the first and so on, with a
  /// function.
  static func zipped<each Value>(
    _ source: repeat Observable<each Value>,
    combinedBy resultSelector: @escaping (repeat each Value) throws -> Element
  ) -> Observable<Element> {
    Producer(name: "zip") { observer in
      subscribeToZip(observer, repeat each source, combinedBy: resultSelector)
    }
  }

  /// Combines the elements of any number of sequences, the first with the first and so on, into
  /// tuples.
  static func zippedIntoTuples<each Value>(
    _ source: repeat Observable<each Value>
  ) -> Observable<(repeat each Value)> where Element == (repeat each Value) {
    Producer(name: "zip") { observer in subscribeToZip(observer, repeat each source) }
  }

  // A closure cannot name the types of a pack that it captures, so these functions take the pack as a parameter.

  private static func subscribeToZip<each Value>(
    _ observer: AnyObserver<Element>,
    _ source: repeat Observable<each Value>,
    combinedBy resultSelector: @escaping (repeat each Value) throws -> Element
  ) -> any Disposable {
    let emptyBuffers = EmptyZipBufferCounter()
    let buffers = SourceBuffers<repeat each Value>.forZip(countingIn: emptyBuffers)
    let sink = ZipSink<_, Event>(observer, count: buffers.count, emptyBuffers) {
      try buffers.combine(resultSelector)
    }
    return buffers.subscribeToSources(sink, repeat each source)
  }

  private static func subscribeToZip<each Value>(
    _ observer: AnyObserver<(repeat each Value)>,
    _ source: repeat Observable<each Value>
  ) -> any Disposable {
    let emptyBuffers = EmptyZipBufferCounter()
    let buffers = SourceBuffers<repeat each Value>.forZip(countingIn: emptyBuffers)
    let sink = ZipSink<_, Event>(observer, count: buffers.count, emptyBuffers) {
      buffers.readTuple()
    }
    return buffers.subscribeToSources(sink, repeat each source)
  }
}
