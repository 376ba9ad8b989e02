import StrictJSON

extension FlagType {
  /// Returns the type of a flag that has variants of these values: the type of the first value.
  ///
  /// A flag whose first value is a number has the type ``integer`` if all numbers among the values
  /// have it, and otherwise ``float``. The result is `nil` if the first value is `null`, and
  /// without values.
  init?(ofVariants values: [JSONTree]) {
    guard let first = values.first, let type = FlagType(of: first) else { return nil }
    let containsFloat = values.contains { FlagType(of: $0) == .float }
    self = type == .integer && containsFloat ? .float : type
  }
}
