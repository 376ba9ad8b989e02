// Functions over a parameter pack are not inlinable, and whole-program optimization leaves them alone: Swift 6.3.1
// crashes on some, and miscompiled one, when it specialises them in a client.

extension SharedSequenceConvertibleType {
  /// Combines the elements of two or more shared sequences, the first with the first and so on,
  /// with a function.
  ///
  /// Completes only when every sequence has completed, also if no combination is possible before.
  ///
  /// - Parameters:
  ///   - first: The first sequence.
  ///   - second: The second sequence.
  ///   - rest: The sequences after them.
  ///   - resultSelector: Combines the elements. If it throws, the result fails, which a shared
  ///     sequence must not do.
  /// - Returns: A shared sequence of the combinations.
  @_semantics("optimize.no.crossmodule")
  public static func zip<First, Second, each Rest>(
    _ first: any SharedSequenceConvertibleType<SharingStrategy, First>,
    _ second: any SharedSequenceConvertibleType<SharingStrategy, Second>,
    _ rest: repeat any SharedSequenceConvertibleType<SharingStrategy, each Rest>,
    resultSelector: @escaping (First, Second, repeat each Rest) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      .zipped(
        first.asSharedSequence().asObservable(),
        second.asSharedSequence().asObservable(),
        repeat (each rest).asSharedSequence().asObservable(),
        combinedBy: resultSelector
      )
    )
  }
}

extension SharedSequenceConvertibleType where Element == Any {
  /// Combines the elements of two or more shared sequences, the first with the first and so on,
  /// into tuples.
  ///
  /// Completes only when every sequence has completed, also if no combination is possible before.
  ///
  /// - Returns: A shared sequence of the tuples.
  @_semantics("optimize.no.crossmodule")
  public static func zip<First, Second, each Rest>(
    _ first: any SharedSequenceConvertibleType<SharingStrategy, First>,
    _ second: any SharedSequenceConvertibleType<SharingStrategy, Second>,
    _ rest: repeat any SharedSequenceConvertibleType<SharingStrategy, each Rest>
  ) -> SharedSequence<SharingStrategy, (First, Second, repeat each Rest)> {
    SharedSequence(
      .zippedIntoTuples(
        first.asSharedSequence().asObservable(),
        second.asSharedSequence().asObservable(),
        repeat (each rest).asSharedSequence().asObservable()
      )
    )
  }
}
