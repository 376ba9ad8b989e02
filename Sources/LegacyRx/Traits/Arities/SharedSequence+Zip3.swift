// Written by Scripts/GenerateArities.swift.

extension SharedSequenceConvertibleType {
  /// Combines the elements, first with first and so on, of 3 shared sequences with a function.
  ///
  /// - Parameters:
  ///   - source1: The sequence number 1.
  ///   - source2: The sequence number 2.
  ///   - source3: The sequence number 3.
  ///   - resultSelector: Combines the elements.
  /// - Returns: A shared sequence of the combinations.
  public static func zip<
    O1: SharedSequenceConvertibleType,
    O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType
  >(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    resultSelector: @escaping (O1.Element, O2.Element, O3.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    O1.SharingStrategy == SharingStrategy,
    O2.SharingStrategy == SharingStrategy,
    O3.SharingStrategy == SharingStrategy
  {
    let source = Observable.zip(
      source1.asSharedSequence().asObservable(),
      source2.asSharedSequence().asObservable(),
      source3.asSharedSequence().asObservable(),
      resultSelector: resultSelector
    )
    return SharedSequence(source)
  }
}

extension SharedSequenceConvertibleType where Element == Any {
  /// Combines the elements, first with first and so on, of 3 shared sequences into tuples.
  ///
  /// - Parameters:
  ///   - source1: The sequence number 1.
  ///   - source2: The sequence number 2.
  ///   - source3: The sequence number 3.
  /// - Returns: A shared sequence of the tuples.
  public static func zip<
    O1: SharedSequenceConvertibleType,
    O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType
  >(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3
  ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element, O3.Element)>
  where
    O1.SharingStrategy == SharingStrategy,
    O2.SharingStrategy == SharingStrategy,
    O3.SharingStrategy == SharingStrategy
  {
    let source = Observable.zip(
      source1.asSharedSequence().asObservable(),
      source2.asSharedSequence().asObservable(),
      source3.asSharedSequence().asObservable()
    )
    return SharedSequence(source)
  }
}
