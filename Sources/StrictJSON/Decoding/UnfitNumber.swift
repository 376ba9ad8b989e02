/// The error inside `init(from:)` when a type cannot represent a number.
///
/// It is not a `DecodingError`, because a `JSONDecoder` does not throw one there for such a number
/// either: a type that catches only `DecodingError` in its `init(from:)` behaves the same with both
/// decoders. The caller of ``JSONValue/decode(_:with:)`` receives a ``ContentDecodingError``
/// instead.
struct UnfitNumber: Error {
  /// The index of the number in the tape.
  let node: Int
}
