#if LegacyBridge
/// Writes averages of reviews with one decimal.
final class LegacyRatingFormatter {
  /// "4.3", or nothing for an average that is absent or no number.
  ///
  /// The tenths are rounded before they are written, which then needs no more than one decimal.
  func string(from average: Double?) -> String {
    guard let average, average.isFinite else { return "" }
    let tenths = (min(max(average, 0), 5) * 10).rounded(.toNearestOrAwayFromZero)
    return "\(tenths / 10)"
  }
}
#endif
