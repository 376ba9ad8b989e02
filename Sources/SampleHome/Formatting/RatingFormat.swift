/// A format for ratings with one decimal.
enum RatingFormat {
  /// Returns the text of a rating, limited to 0 to 5: "4.3"; "" for a rating that is not finite.
  static func text(_ rating: Double) -> String {
    guard rating.isFinite else { return "" }
    let clamped = min(max(rating, 0), 5)
    let tenths = Int((clamped * 10).rounded(.toNearestOrAwayFromZero))
    return "\(tenths / 10).\(tenths % 10)"
  }
}
