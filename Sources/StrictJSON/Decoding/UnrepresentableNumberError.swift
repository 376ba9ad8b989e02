/// The error inside `init(from:)` when a type cannot represent a number.
///
/// Inside `init(from:)`, a `JSONDecoder` throws no `DecodingError` for this number, so this error
/// is no `DecodingError`: a type that catches only `DecodingError` in its `init(from:)` behaves the
/// same with both decoders. The caller of ``JSONValue/decode(_:with:)`` receives a
/// ``ContentDecodingError`` instead.
struct UnrepresentableNumberError: Error {
  /// The index of the number in the tape.
  let node: Int
}
