#if LegacyBridge
/// Writes the review counts of recommended items, with the bug that they always had.
///
/// Written in haste for the recommended items alone: `<` where every other count has `<=`, so that
/// exactly 9,999 reads "9,999+". ``LegacyRecommendedHandler`` says where the two sides are seen to
/// differ.
final class LegacyReviewCountFormatter {
  private let numbers = LegacyPriceFormatter()

  /// "1,234", "9,999+" from 9,999 on, or nothing where nobody has reviewed.
  func string(from count: Int?) -> String {
    guard let count, count > 0 else { return "" }
    return count < 9_999 ? numbers.grouped(count) : "9,999+"
  }
}
#endif
