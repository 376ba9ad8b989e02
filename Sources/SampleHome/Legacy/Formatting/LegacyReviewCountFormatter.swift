#if LegacyBridge
/// A formatter for the review counts of recommended items, with a bug of the legacy side.
///
/// The formatter compares with `<` where the formatter of other counts compares with `<=`, so
/// exactly 9,999 is formatted as "9,999+". ``LegacyRecommendedHandler`` describes the difference.
final class LegacyReviewCountFormatter {
  private let numberFormatter = LegacyNumberFormatter()

  /// Returns the text of a review count: "1,234"; "9,999+" from 9,999 on; "" if the count is `nil`,
  /// 0 or negative.
  func stringIfPositive(from count: Int?) -> String {
    guard let count, count > 0 else { return "" }
    return count < 9_999 ? numberFormatter.grouped(count) : "9,999+"
  }
}
#endif
