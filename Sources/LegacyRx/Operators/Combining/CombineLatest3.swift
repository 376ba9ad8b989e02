extension ObservableType {
  /// Combines the latest elements of 3 sequences with a function.
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
  ///   - resultSelector: Combines the elements; a failure it throws ends the sequence.
  /// - Returns: An observable of the combinations.
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) throws -> Element
  ) -> Observable<Element> {
    Producer { observer in
      let sink = CombineLatest3Sink<O1.Element, O2.Element, O3.Element, Element>(
        observer,
        resultSelector
      )
      sink.hold(
        Disposables.create([
          CombineLatestSourceObserver(sink, 0, sink.latest1).subscribe(to: source1.asObservable()),
          CombineLatestSourceObserver(sink, 1, sink.latest2).subscribe(to: source2.asObservable()),
          CombineLatestSourceObserver(sink, 2, sink.latest3).subscribe(to: source3.asObservable()),
        ])
      )
      return sink
    }
  }
}

extension ObservableType where Element == Any {
  /// Combines the latest elements of 3 sequences into tuples.
  ///
  /// Emits and ends like `combineLatest` with a `resultSelector`.
  ///
  /// - Returns: An observable of the tuples.
  @inlinable
  public static func combineLatest<O1: ObservableType, O2: ObservableType, O3: ObservableType>(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3
  ) -> Observable<(O1.Element, O2.Element, O3.Element)> {
    Observable<(O1.Element, O2.Element, O3.Element)>.combineLatest(
      source1,
      source2,
      source3,
      resultSelector: { ($0, $1, $2) }
    )
  }
}

@usableFromInline
final class CombineLatest3Sink<E1, E2, E3, Result>: CombineLatestSink<Result> {
  @usableFromInline let latest1 = LatestElementOfSource<E1>()
  @usableFromInline let latest2 = LatestElementOfSource<E2>()
  @usableFromInline let latest3 = LatestElementOfSource<E3>()
  @usableFromInline let resultSelector: (E1, E2, E3) throws -> Result

  @inlinable
  init(
    _ observer: AnyObserver<Result>,
    _ resultSelector: @escaping (E1, E2, E3) throws -> Result
  ) {
    self.resultSelector = resultSelector
    super.init(observer, count: 3)
  }

  @inlinable
  @inline(__always)
  override func combineIfReady(afterElementOf index: Int) {
    guard sourcesWithoutElementCount == 0 || allHaveEmitted(recording: index),
      let element1 = latest1.value,
      let element2 = latest2.value,
      let element3 = latest3.value
    else { return }
    let result: Result
    do {
      result = try resultSelector(element1, element2, element3)
    } catch { return fail(error) }
    send(result)
  }
}
