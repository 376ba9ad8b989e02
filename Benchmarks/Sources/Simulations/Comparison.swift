/// One comparison.
struct Comparison {
  /// The identifier of the response.
  var response: UInt64
  /// Whether the sides differ.
  var differs: Bool
  /// Whether the same device has compared it before on the same day.
  var isRepeated = false
}
