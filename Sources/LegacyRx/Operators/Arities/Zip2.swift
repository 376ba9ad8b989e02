// Written by Scripts/GenerateArities.swift.

extension ObservableType {
  /// Combines the elements, first with first and so on, of 2 sequences with a function.
  ///
  /// Completes when every sequence has completed.
  ///
  /// - Parameters:
  ///   - source1: The sequence number 1.
  ///   - source2: The sequence number 2.
  ///   - resultSelector: Combines the elements; a failure it throws ends the sequence.
  /// - Returns: An observable of the combinations.
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1,
    _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { observer in
      let box1 = Waiting<O1.Element>()
      let box2 = Waiting<O2.Element>()
      let sink = ZipSink(
        observer,
        count: 2,
        isReady: { box1.isReady && box2.isReady }
      ) {
        try resultSelector(
          box1.take(),
          box2.take()
        )
      }
      sink.hold(
        Disposables.create([
          sink.follow(source1.asObservable(), 0, box1),
          sink.follow(source2.asObservable(), 1, box2),
        ])
      )
      return sink
    }
  }
}

extension ObservableType where Element == Any {
  /// Combines the elements, first with first and so on, of 2 sequences into tuples.
  ///
  /// - Parameters:
  ///   - source1: The sequence number 1.
  ///   - source2: The sequence number 2.
  /// - Returns: An observable of the tuples.
  public static func zip<O1: ObservableType, O2: ObservableType>(
    _ source1: O1,
    _ source2: O2
  ) -> Observable<(O1.Element, O2.Element)> {
    Observable<(O1.Element, O2.Element)>.zip(
      source1,
      source2,
      resultSelector: { ($0, $1) }
    )
  }
}
