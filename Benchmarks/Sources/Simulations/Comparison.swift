/// What is compared once.
struct Comparison {
  /// Which response.
  var response: UInt64
  /// Whether the sides differ.
  var differs: Bool
  /// Whether the same device has compared it before on the same day.
  var isRepeated = false
}
