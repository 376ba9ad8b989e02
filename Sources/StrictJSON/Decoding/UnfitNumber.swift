/// The error when a type cannot represent a number.
///
/// It is not a `DecodingError`, because the error of a `JSONDecoder` is not one either: a type that
/// catches only `DecodingError` behaves the same with both decoders.
struct UnfitNumber: Error {
  /// The index of the number in the tape.
  let node: Int
}
