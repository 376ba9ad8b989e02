// Written by Scripts/GenerateArities.swift.

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Combines the elements of 2 singles with a function.
  ///
  /// - Parameters:
  ///   - source1: The single number 1.
  ///   - source2: The single number 2.
  ///   - resultSelector: Combines the elements; a failure it throws ends the single.
  /// - Returns: A single of the combination.
  public static func zip<E1, E2>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>,
    resultSelector: @escaping (E1, E2) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: Observable.zip(
        source1.asObservable(),
        source2.asObservable(),
        resultSelector: resultSelector
      )
    )
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
  /// Combines the elements of 2 singles into a tuple.
  ///
  /// - Parameters:
  ///   - source1: The single number 1.
  ///   - source2: The single number 2.
  /// - Returns: A single of the tuple.
  public static func zip<E1, E2>(
    _ source1: PrimitiveSequence<Trait, E1>,
    _ source2: PrimitiveSequence<Trait, E2>
  ) -> PrimitiveSequence<Trait, (E1, E2)> {
    PrimitiveSequence(
      raw: Observable.zip(
        source1.asObservable(),
        source2.asObservable()
      )
    )
  }
}
