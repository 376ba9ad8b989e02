extension EvidenceTrip {
  /// Replaces a trip by another one of the same key if the other one is stronger, or if there is no
  /// trip yet; `nil` changes nothing.
  ///
  /// So the result of several calls does not depend on their order, see ``isStronger(than:)``.
  static func keepStronger(in trip: inout Self?, _ other: Self?) {
    guard let other, trip.map(other.isStronger(than:)) ?? true else { return }
    trip = other
  }

  /// Returns whether this trip is stronger than another one: it has the greater e-value, then fewer
  /// comparisons, fewer differences, the lesser α, the lesser place.
  ///
  /// A trip with a place is stronger than an otherwise equal one without.
  func isStronger(than other: Self) -> Bool {
    let own = (-logEValue, comparisons, differences, alpha)
    let others = (-other.logEValue, other.comparisons, other.differences, other.alpha)
    guard own == others else { return own < others }
    guard let place = firstDifference else { return false }
    return other.firstDifference.map { place < $0 } ?? true
  }
}
