/// Why a value cannot be read as a scalar type, such as `Int` or `String`.
enum ScalarFault: Error {
  /// The value is `null`.
  case null
  /// The value is of another kind.
  case mismatch
  /// The type cannot represent the number.
  case notRepresentable
}
