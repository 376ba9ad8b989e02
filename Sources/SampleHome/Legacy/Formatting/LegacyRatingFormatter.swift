#if LegacyBridge
/// Formats averages of reviews with one decimal.
final class LegacyRatingFormatter {
  /// "4.3"; "" for an average that is absent or not finite.
  ///
  /// The tenths are rounded first, so the result needs only one decimal.
  func string(from average: Double?) -> String {
    guard let average, average.isFinite else { return "" }
    let tenths = (min(max(average, 0), 5) * 10).rounded(.toNearestOrAwayFromZero)
    return "\(tenths / 10)"
  }
}
#endif
