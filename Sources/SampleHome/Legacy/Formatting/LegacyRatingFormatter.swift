#if LegacyBridge
/// A formatter for average ratings with one decimal.
final class LegacyRatingFormatter {
  /// Returns the text of an average, limited to 0 to 5: "4.3"; "" if it is `nil` or not finite.
  ///
  /// The average is rounded to tenths before it is converted, so its description has one decimal.
  func string(from average: Double?) -> String {
    guard let average, average.isFinite else { return "" }
    let tenths = (min(max(average, 0), 5) * 10).rounded(.toNearestOrAwayFromZero)
    return "\(tenths / 10)"
  }
}
#endif
