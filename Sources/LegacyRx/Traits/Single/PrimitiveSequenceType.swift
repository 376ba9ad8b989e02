/// A type that can be converted to a `PrimitiveSequence`.
public protocol PrimitiveSequenceType<Trait, Element> {
  /// The trait, which determines the number of elements.
  associatedtype Trait

  /// The type of the elements.
  associatedtype Element

  /// The sequence as a `PrimitiveSequence`.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}
