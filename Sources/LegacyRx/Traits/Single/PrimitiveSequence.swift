/// A sequence whose trait determines how many elements it emits, such as `Single`.
public struct PrimitiveSequence<Trait, Element> {
  let source: Observable<Element>

  init(raw source: Observable<Element>) {
    self.source = source
  }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// The sequence itself.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}

extension PrimitiveSequence: ObservableConvertibleType {
  /// Returns the sequence as an `Observable`.
  ///
  /// - Returns: An observable of the same events.
  public func asObservable() -> Observable<Element> { source }
}
