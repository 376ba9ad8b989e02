extension Optional where Wrapped: Comparable {
  /// Replaces the value by another one if the other one is less, or if there is no value yet; `nil`
  /// changes nothing.
  ///
  /// The result of several calls does not depend on their order.
  mutating func formMinimumIgnoringNil(_ other: Self) {
    guard let other, map({ other < $0 }) ?? true else { return }
    self = other
  }
}
