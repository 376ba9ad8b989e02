// Written by Scripts/GenerateArities.swift.

extension SharedSequenceConvertibleType {
  /// Combines the latest elements of 8 shared sequences with a function.
  ///
  /// - Parameters:
  ///   - source1: The sequence number 1.
  ///   - source2: The sequence number 2.
  ///   - source3: The sequence number 3.
  ///   - source4: The sequence number 4.
  ///   - source5: The sequence number 5.
  ///   - source6: The sequence number 6.
  ///   - source7: The sequence number 7.
  ///   - source8: The sequence number 8.
  ///   - resultSelector: Combines the elements.
  /// - Returns: A shared sequence of the combinations.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType,
    O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType,
    O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType,
    O8: SharedSequenceConvertibleType
  >(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    _ source4: O4,
    _ source5: O5,
    _ source6: O6,
    _ source7: O7,
    _ source8: O8,
    resultSelector:
      @escaping (
        O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element,
        O8.Element
      ) -> Element
  ) -> SharedSequence<SharingStrategy, Element>
  where
    O1.SharingStrategy == SharingStrategy,
    O2.SharingStrategy == SharingStrategy,
    O3.SharingStrategy == SharingStrategy,
    O4.SharingStrategy == SharingStrategy,
    O5.SharingStrategy == SharingStrategy,
    O6.SharingStrategy == SharingStrategy,
    O7.SharingStrategy == SharingStrategy,
    O8.SharingStrategy == SharingStrategy
  {
    let source = Observable.combineLatest(
      source1.asSharedSequence().asObservable(),
      source2.asSharedSequence().asObservable(),
      source3.asSharedSequence().asObservable(),
      source4.asSharedSequence().asObservable(),
      source5.asSharedSequence().asObservable(),
      source6.asSharedSequence().asObservable(),
      source7.asSharedSequence().asObservable(),
      source8.asSharedSequence().asObservable(),
      resultSelector: resultSelector
    )
    return SharedSequence(source)
  }
}

extension SharedSequenceConvertibleType where Element == Any {
  /// Combines the latest elements of 8 shared sequences into tuples.
  ///
  /// - Parameters:
  ///   - source1: The sequence number 1.
  ///   - source2: The sequence number 2.
  ///   - source3: The sequence number 3.
  ///   - source4: The sequence number 4.
  ///   - source5: The sequence number 5.
  ///   - source6: The sequence number 6.
  ///   - source7: The sequence number 7.
  ///   - source8: The sequence number 8.
  /// - Returns: A shared sequence of the tuples.
  public static func combineLatest<
    O1: SharedSequenceConvertibleType,
    O2: SharedSequenceConvertibleType,
    O3: SharedSequenceConvertibleType,
    O4: SharedSequenceConvertibleType,
    O5: SharedSequenceConvertibleType,
    O6: SharedSequenceConvertibleType,
    O7: SharedSequenceConvertibleType,
    O8: SharedSequenceConvertibleType
  >(
    _ source1: O1,
    _ source2: O2,
    _ source3: O3,
    _ source4: O4,
    _ source5: O5,
    _ source6: O6,
    _ source7: O7,
    _ source8: O8
  ) -> SharedSequence<
    SharingStrategy,
    (O1.Element, O2.Element, O3.Element, O4.Element, O5.Element, O6.Element, O7.Element, O8.Element)
  >
  where
    O1.SharingStrategy == SharingStrategy,
    O2.SharingStrategy == SharingStrategy,
    O3.SharingStrategy == SharingStrategy,
    O4.SharingStrategy == SharingStrategy,
    O5.SharingStrategy == SharingStrategy,
    O6.SharingStrategy == SharingStrategy,
    O7.SharingStrategy == SharingStrategy,
    O8.SharingStrategy == SharingStrategy
  {
    let source = Observable.combineLatest(
      source1.asSharedSequence().asObservable(),
      source2.asSharedSequence().asObservable(),
      source3.asSharedSequence().asObservable(),
      source4.asSharedSequence().asObservable(),
      source5.asSharedSequence().asObservable(),
      source6.asSharedSequence().asObservable(),
      source7.asSharedSequence().asObservable(),
      source8.asSharedSequence().asObservable()
    )
    return SharedSequence(source)
  }
}
