/// A format for ratings from 0 to 5 with one decimal.
enum RatingFormat {
  /// Returns the text of a rating, limited to 0 to 5 and rounded to tenths, with ties away from
  /// zero: "4.3"; "" for a rating that is not finite.
  static func text(_ rating: Double) -> String {
    guard rating.isFinite else { return "" }
    let clamped = min(max(rating, 0), 5)
    let tenths = Int((clamped * 10).rounded(.toNearestOrAwayFromZero))
    return "\(tenths / 10).\(tenths % 10)"
  }
}
