extension EvidenceTrip {
  /// Replaces a trip by another one of the same key if the other one comes first, or if there is no
  /// trip yet; `nil` changes nothing.
  ///
  /// So the result of several calls does not depend on their order, see ``precedes(_:)``.
  static func keepFirst(in trip: inout Self?, _ other: Self?) {
    guard let other, trip.map(other.precedes) ?? true else { return }
    trip = other
  }

  /// Returns whether this trip comes before another one: the one with the greater e-value, then
  /// with fewer comparisons, fewer differences, the lesser α, the lesser place.
  func precedes(_ other: Self) -> Bool {
    let own = (-logEValue, comparisons, differences, alpha)
    let others = (-other.logEValue, other.comparisons, other.differences, other.alpha)
    guard own == others else { return own < others }
    guard let place = firstDifference else { return false }
    return other.firstDifference.map { place < $0 } ?? true
  }
}
