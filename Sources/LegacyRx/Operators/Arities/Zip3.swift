// Written by Scripts/GenerateArities.swift.

extension ObservableType {
  /// Combines the elements, first with first and so on, of 3 sequences with a function.
  ///
  /// Completes when every sequence has completed.
  ///
  /// - Parameters:
  ///   - source1: The sequence number 1.
  ///   - source2: The sequence number 2.
  ///   - source3: The sequence number 3.
  ///   - resultSelector: Combines the elements; a failure it throws ends the sequence.
  /// - Returns: An observable of the combinations.
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { observer in
      let box1 = Waiting<O1.Element>()
      let box2 = Waiting<O2.Element>()
      let box3 = Waiting<O3.Element>()
      let sink = ZipSink(
        observer,
        count: 3,
        isReady: { box1.isReady && box2.isReady && box3.isReady }
      ) {
        try resultSelector(
          box1.take(),
          box2.take(),
          box3.take()
        )
      }
      sink.hold(
        Disposables.create([
          sink.follow(source1.asObservable(), 0, box1),
          sink.follow(source2.asObservable(), 1, box2),
          sink.follow(source3.asObservable(), 2, box3),
        ])
      )
      return sink
    }
  }
}

extension ObservableType where Element == Any {
  /// Combines the elements, first with first and so on, of 3 sequences into tuples.
  ///
  /// - Parameters:
  ///   - source1: The sequence number 1.
  ///   - source2: The sequence number 2.
  ///   - source3: The sequence number 3.
  /// - Returns: An observable of the tuples.
  public static func zip<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element)>.zip(
      source1,
      source2,
      source3,
      resultSelector: { ($0, $1, $2) }
    )
  }
}
