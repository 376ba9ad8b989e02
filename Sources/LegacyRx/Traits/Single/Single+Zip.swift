// Functions over a parameter pack are not inlinable, and whole-program optimization leaves them alone: Swift 6.3.1
// crashes on some, and miscompiled one, when it specialises them in a client.

extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Combines the elements of two or more singles with a function; fails with the first failure.
  ///
  /// - Parameters:
  ///   - first: The first single.
  ///   - second: The second single.
  ///   - rest: The singles after them.
  ///   - resultSelector: Combines the elements; a failure it throws ends the single.
  /// - Returns: A single of the combination.
  @_semantics("optimize.no.crossmodule")
  public static func zip<First, Second, each Rest>(
    _ first: PrimitiveSequence<Trait, First>,
    _ second: PrimitiveSequence<Trait, Second>,
    _ rest: repeat PrimitiveSequence<Trait, each Rest>,
    resultSelector: @escaping (First, Second, repeat each Rest) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .zipped(
        first.asObservable(),
        second.asObservable(),
        repeat (each rest).asObservable(),
        combinedBy: resultSelector
      )
    )
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
  /// Combines the elements of two or more singles into a tuple; fails with the first failure.
  ///
  /// - Parameters:
  ///   - first: The first single.
  ///   - second: The second single.
  ///   - rest: The singles after them.
  /// - Returns: A single of the tuple.
  @_semantics("optimize.no.crossmodule")
  public static func zip<First, Second, each Rest>(
    _ first: PrimitiveSequence<Trait, First>,
    _ second: PrimitiveSequence<Trait, Second>,
    _ rest: repeat PrimitiveSequence<Trait, each Rest>
  ) -> PrimitiveSequence<Trait, (First, Second, repeat each Rest)> {
    PrimitiveSequence(
      raw: .zippedIntoTuples(
        first.asObservable(),
        second.asObservable(),
        repeat (each rest).asObservable()
      )
    )
  }
}
