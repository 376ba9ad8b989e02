// Written by Scripts/GenerateArities.swift.

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Combines the elements of 6 singles with a function.
  ///
  /// - Parameters:
  ///   - source1: The single number 1.
  ///   - source2: The single number 2.
  ///   - source3: The single number 3.
  ///   - source4: The single number 4.
  ///   - source5: The single number 5.
  ///   - source6: The single number 6.
  ///   - resultSelector: Combines the elements; a failure it throws ends the single.
  /// - Returns: A single of the combination.
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>,
    _ source6: PrimitiveSequence<Trait, E6>,
    resultSelector: @escaping (E1, E2, E3, E4, E5, E6) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: Observable.zip(
        source1.asObservable(),
        source2.asObservable(),
        source3.asObservable(),
        source4.asObservable(),
        source5.asObservable(),
        source6.asObservable(),
        resultSelector: resultSelector
      )
    )
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
  /// Combines the elements of 6 singles into a tuple.
  ///
  /// - Parameters:
  ///   - source1: The single number 1.
  ///   - source2: The single number 2.
  ///   - source3: The single number 3.
  ///   - source4: The single number 4.
  ///   - source5: The single number 5.
  ///   - source6: The single number 6.
  /// - Returns: A single of the tuple.
  public static func zip<E1, E2, E3, E4, E5, E6>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    _ source3: PrimitiveSequence<Trait, E3>,
    _ source4: PrimitiveSequence<Trait, E4>,
    _ source5: PrimitiveSequence<Trait, E5>,
    _ source6: PrimitiveSequence<Trait, E6>
  ) -> PrimitiveSequence<Trait, (E1, E2, E3, E4, E5, E6)> {
    PrimitiveSequence(
      raw: Observable.zip(
        source1.asObservable(),
        source2.asObservable(),
        source3.asObservable(),
        source4.asObservable(),
        source5.asObservable(),
        source6.asObservable()
      )
    )
  }
}
