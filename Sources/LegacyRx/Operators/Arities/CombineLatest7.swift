// Written by Scripts/GenerateArities.swift.

extension ObservableType {
  /// Combines the latest elements of 7 sequences with a function.
  ///
  /// Completes when every sequence has completed, or when one emits after all others have completed and one
  /// of them never emitted.
  ///
  /// - Parameters:
  ///   - source1: The sequence number 1.
  ///   - source2: The sequence number 2.
  ///   - source3: The sequence number 3.
  ///   - source4: The sequence number 4.
  ///   - source5: The sequence number 5.
  ///   - source6: The sequence number 6.
  ///   - source7: The sequence number 7.
  ///   - resultSelector: Combines the elements; a failure it throws ends the sequence.
  /// - Returns: An observable of the combinations.
  @inlinable
  public static func combineLatest<
    O1: ObservableType,
    O2: ObservableType,
    O3: ObservableType,
    O4: ObservableType,
    O5: ObservableType,
    O6: ObservableType,
    O7: ObservableType
  >(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    _ source4: O4,
    _ source5: O5,
    _ source6: O6,
    _ source7: O7,
    resultSelector:
      @escaping (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
      throws -> Element
  ) -> Observable<Element> {
    Producer { observer in
      let sink = CombineLatest7Sink<
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, Element
      >(
        observer,
        resultSelector
      )
      sink.hold(
        Disposables.create([
          CombineLatestInput(sink, 0, sink.latest1).follow(source1.asObservable()),
          CombineLatestInput(sink, 1, sink.latest2).follow(source2.asObservable()),
          CombineLatestInput(sink, 2, sink.latest3).follow(source3.asObservable()),
          CombineLatestInput(sink, 3, sink.latest4).follow(source4.asObservable()),
          CombineLatestInput(sink, 4, sink.latest5).follow(source5.asObservable()),
          CombineLatestInput(sink, 5, sink.latest6).follow(source6.asObservable()),
          CombineLatestInput(sink, 6, sink.latest7).follow(source7.asObservable()),
        ])
      )
      return sink
    }
  }
}

extension ObservableType where Element == Any {
  /// Combines the latest elements of 7 sequences into tuples.
  ///
  /// - Parameters:
  ///   - source1: The sequence number 1.
  ///   - source2: The sequence number 2.
  ///   - source3: The sequence number 3.
  ///   - source4: The sequence number 4.
  ///   - source5: The sequence number 5.
  ///   - source6: The sequence number 6.
  ///   - source7: The sequence number 7.
  /// - Returns: An observable of the tuples.
  @inlinable
  public static func combineLatest<
    O1: ObservableType,
    O2: ObservableType,
    O3: ObservableType,
    O4: ObservableType,
    O5: ObservableType,
    O6: ObservableType,
    O7: ObservableType
  >(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    _ source4: O4,
    _ source5: O5,
    _ source6: O6,
    _ source7: O7
  ) -> Observable<
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)
  > {
    Observable<(O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element)>
      .combineLatest(
        source1,
        source2,
        source3,
        source4,
        source5,
        source6,
        source7,
        resultSelector: { ($0, $1, $2, $3, $4, $5, $6) }
      )
  }
}

@usableFromInline
final class CombineLatest7Sink<E1, E2, E3, E4, E5, E6, E7, Result>: CombineLatestSink<Result>,
  Combining
{
  @usableFromInline let latest1 = Latest<E1>()
  @usableFromInline let latest2 = Latest<E2>()
  @usableFromInline let latest3 = Latest<E3>()
  @usableFromInline let latest4 = Latest<E4>()
  @usableFromInline let latest5 = Latest<E5>()
  @usableFromInline let latest6 = Latest<E6>()
  @usableFromInline let latest7 = Latest<E7>()
  @usableFromInline let resultSelector: (E1, E2, E3, E4, E5, E6, E7) throws -> Result

  @inlinable
  init(
    _ observer: AnyObserver<Result>,
    _ resultSelector: @escaping (E1, E2, E3, E4, E5, E6, E7) throws -> Result
  ) {
    self.resultSelector = resultSelector
    super.init(observer, count: 7)
  }

  @inlinable
  @inline(__always)
  func next(_ index: Int) {
    guard missingValues == 0 || allHaveEmitted(with: index),
      let element1 = latest1.value,
      let element2 = latest2.value,
      let element3 = latest3.value,
      let element4 = latest4.value,
      let element5 = latest5.value,
      let element6 = latest6.value,
      let element7 = latest7.value
    else { return }
    let result: Result
    do {
      result = try resultSelector(
        element1,
        element2,
        element3,
        element4,
        element5,
        element6,
        element7
      )
    } catch { return fail(error) }
    send(result)
  }
}
