#if LegacyBridge
/// Formats the review counts of recommended items, with a bug of the old app.
///
/// It compares with `<` where other counts use `<=`, so exactly 9,999 is formatted as "9,999+".
/// ``LegacyRecommendedHandler`` describes where the two sides differ.
final class LegacyReviewCountFormatter {
  private let numbers = LegacyPriceFormatter()

  /// "1,234", "9,999+" from 9,999 on; "" without reviews.
  func string(from count: Int?) -> String {
    guard let count, count > 0 else { return "" }
    return count < 9_999 ? numbers.grouped(count) : "9,999+"
  }
}
#endif
