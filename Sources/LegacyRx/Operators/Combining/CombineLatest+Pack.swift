// Functions over a parameter pack are not inlinable, and whole-program optimization leaves them alone: Swift 6.3.1
// crashes on some, and miscompiled one, when it specialises them in a client.

extension ObservableType {
  /// Combines the latest elements of five or more sequences with a function.
  ///
  /// Emits after each element, once every sequence has emitted. The first failure ends the result.
  /// Completes when every sequence has completed. It also completes when the only sequence that is
  /// still running emits, and one of the others has completed without an element: then no
  /// combination is possible.
  ///
  /// - Parameters:
  ///   - source1: The sequence number 1.
  ///   - source2: The sequence number 2.
  ///   - source3: The sequence number 3.
  ///   - source4: The sequence number 4.
  ///   - source5: The sequence number 5.
  ///   - rest: The sequences after them.
  ///   - resultSelector: Combines the elements; a failure it throws ends the sequence.
  /// - Returns: An observable of the combinations.
  @_semantics("optimize.no.crossmodule")
  public static func combineLatest<
    O1: ObservableType,
    O2: ObservableType,
    O3: ObservableType,
    O4: ObservableType,
    O5: ObservableType,
    each Rest: ObservableType
  >(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    _ source4: O4,
    _ source5: O5,
    _ rest: repeat each Rest,
    resultSelector:
      @escaping (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, repeat (each Rest).Element
      ) throws -> Element
  ) -> Observable<Element> {
    Observable.combiningLatest(
      of: source1.asObservable(),
      source2.asObservable(),
      source3.asObservable(),
      source4.asObservable(),
      source5.asObservable(),
      repeat (each rest).asObservable(),
      combinedBy: resultSelector
    )
  }
}

extension ObservableType where Element == Any {
  /// Combines the latest elements of five or more sequences into tuples.
  ///
  /// Emits and ends like `combineLatest` with a `resultSelector`.
  ///
  /// - Parameters:
  ///   - source1: The sequence number 1.
  ///   - source2: The sequence number 2.
  ///   - source3: The sequence number 3.
  ///   - source4: The sequence number 4.
  ///   - source5: The sequence number 5.
  ///   - rest: The sequences after them.
  /// - Returns: An observable of the tuples.
  @_semantics("optimize.no.crossmodule")
  public static func combineLatest<
    O1: ObservableType,
    O2: ObservableType,
    O3: ObservableType,
    O4: ObservableType,
    O5: ObservableType,
    each Rest: ObservableType
  >(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    _ source4: O4,
    _ source5: O5,
    _ rest: repeat each Rest
  ) -> Observable<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, repeat (each Rest).Element)
  > {
    .combiningLatestIntoTuples(
      of: source1.asObservable(),
      source2.asObservable(),
      source3.asObservable(),
      source4.asObservable(),
      source5.asObservable(),
      repeat (each rest).asObservable()
    )
  }
}

extension Observable {
  /// Combines the latest elements of any number of sequences with a function.
  static func combiningLatest<each Value>(
    of source: repeat Observable<each Value>,
    combinedBy resultSelector: @escaping (repeat each Value) throws -> Element
  ) -> Observable<Element> {
    Producer(name: "combineLatest") { observer in
      subscribeToCombineLatest(observer, of: repeat each source, combinedBy: resultSelector)
    }
  }

  /// Combines the latest elements of any number of sequences into tuples.
  static func combiningLatestIntoTuples<each Value>(
    of source: repeat Observable<each Value>
  ) -> Observable<(repeat each Value)> where Element == (repeat each Value) {
    Producer(name: "combineLatest") { observer in
      subscribeToCombineLatest(observer, of: repeat each source)
    }
  }

  // A closure cannot name the types of a pack that it captures, so these functions take the pack as a parameter.

  private static func subscribeToCombineLatest<each Value>(
    _ observer: AnyObserver<Element>,
    of source: repeat Observable<each Value>,
    combinedBy resultSelector: @escaping (repeat each Value) throws -> Element
  ) -> any Disposable {
    let buffers = SourceBuffers<repeat each Value>.forCombineLatest()
    let sink = CombineLatestParameterPackSink<_, Event>(observer, count: buffers.count) {
      try buffers.combine(resultSelector)
    }
    return buffers.subscribeToSources(sink, repeat each source)
  }

  private static func subscribeToCombineLatest<each Value>(
    _ observer: AnyObserver<(repeat each Value)>,
    of source: repeat Observable<each Value>
  ) -> any Disposable {
    let buffers = SourceBuffers<repeat each Value>.forCombineLatest()
    let sink = CombineLatestParameterPackSink<_, Event>(observer, count: buffers.count) {
      buffers.readTuple()
    }
    return buffers.subscribeToSources(sink, repeat each source)
  }
}
