// Functions over a parameter pack are not inlinable, and whole-program optimization leaves them alone: Swift 6.3.1
// crashes on some, and miscompiled one, when it specialises them in a client.

extension SharedSequenceConvertibleType {
  /// Combines the latest elements of two or more shared sequences with a function.
  ///
  /// Emits and ends like `Observable.combineLatest`.
  ///
  /// - Parameters:
  ///   - first: The first sequence.
  ///   - second: The second sequence.
  ///   - rest: The sequences after them.
  ///   - resultSelector: Combines the elements. If it throws, the result fails, which a shared
  ///     sequence must not do.
  /// - Returns: A shared sequence of the combinations.
  @_semantics("optimize.no.crossmodule")
  public static func combineLatest<First, Second, each Rest>(
    _ first: any SharedSequenceConvertibleType<SharingStrategy, First>,
    _ second: any SharedSequenceConvertibleType<SharingStrategy, Second>,
    _ rest: repeat any SharedSequenceConvertibleType<SharingStrategy, each Rest>,
    resultSelector: @escaping (First, Second, repeat each Rest) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(
      .combiningLatest(
        of: first.asSharedSequence().asObservable(),
        second.asSharedSequence().asObservable(),
        repeat (each rest).asSharedSequence().asObservable(),
        combinedBy: resultSelector
      )
    )
  }
}

extension SharedSequenceConvertibleType where Element == Any {
  /// Combines the latest elements of two or more shared sequences into tuples.
  ///
  /// Emits and ends like `Observable.combineLatest`.
  ///
  /// - Returns: A shared sequence of the tuples.
  @_semantics("optimize.no.crossmodule")
  public static func combineLatest<First, Second, each Rest>(
    _ first: any SharedSequenceConvertibleType<SharingStrategy, First>,
    _ second: any SharedSequenceConvertibleType<SharingStrategy, Second>,
    _ rest: repeat any SharedSequenceConvertibleType<SharingStrategy, each Rest>
  ) -> SharedSequence<SharingStrategy, (First, Second, repeat each Rest)> {
    SharedSequence(
      .combiningLatestIntoTuples(
        of: first.asSharedSequence().asObservable(),
        second.asSharedSequence().asObservable(),
        repeat (each rest).asSharedSequence().asObservable()
      )
    )
  }
}
