/// The error when a type cannot represent a number.
///
/// It is no `DecodingError`, as it is none where a `JSONDecoder` throws it, so a type that catches
/// those alone does the same with both.
struct UnfitNumber: Error {
  /// The number's entry in the index.
  let node: Int
}
