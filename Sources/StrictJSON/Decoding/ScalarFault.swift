/// Why a value cannot be read as a scalar type, such as `Int` or `String`.
enum ScalarFault: Error {
  /// The value is `null` or absent, and the type is not `Bool`.
  case null
  /// The value is of another kind; for `Bool`, also `null`.
  case mismatch
  /// The type cannot represent the number.
  case notRepresentable
}
