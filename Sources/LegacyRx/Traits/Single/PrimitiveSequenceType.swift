/// A sequence that promises how many elements it has.
public protocol PrimitiveSequenceType<Trait, Element> {
  /// The promise.
  associatedtype Trait

  /// The type of the elements.
  associatedtype Element

  /// The sequence as a `PrimitiveSequence`.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}
