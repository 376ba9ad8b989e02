// Written by Scripts/GenerateArities.swift.

extension SharedSequenceConvertibleType {
  /// Combines the latest elements of 2 shared sequences with a function.
  ///
  /// - Parameters:
  ///   - source1: The sequence number 1.
  ///   - source2: The sequence number 2.
  ///   - resultSelector: Combines the elements.
  /// - Returns: A shared sequence of the combinations.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType,
    O2: SharedSequenceConvertibleType
  >(
    _ source1: O1,
    _ source2: O2,
    resultSelector: @escaping (O1.Element, O2.Element) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    O1.SharingStrategy == SharingStrategy,
    O2.SharingStrategy == SharingStrategy
  {
    let source = Observable.combineLatest(
      source1.asSharedSequence().asObservable(),
      source2.asSharedSequence().asObservable(),
      resultSelector: resultSelector
    )
    return SharedSequence(source)
  }
}

extension SharedSequenceConvertibleType where Element == Any {
  /// Combines the latest elements of 2 shared sequences into tuples.
  ///
  /// - Parameters:
  ///   - source1: The sequence number 1.
  ///   - source2: The sequence number 2.
  /// - Returns: A shared sequence of the tuples.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType,
    O2: SharedSequenceConvertibleType
  >(
    _ source1: O1,
    _ source2: O2
  ) -> SharedSequence<SharingStrategy, (O1.Element, O2.Element)>
  where
    O1.SharingStrategy == SharingStrategy,
    O2.SharingStrategy == SharingStrategy
  {
    let source = Observable.combineLatest(
      source1.asSharedSequence().asObservable(),
      source2.asSharedSequence().asObservable()
    )
    return SharedSequence(source)
  }
}
