#if LegacyBridge
/// Formats counts, which are capped at "9,999+".
final class LegacyCountFormatter {
  private let numbers = LegacyPriceFormatter()

  /// "1,234", "0" for negative counts, and "9,999+" above 9,999.
  func string(from count: Int) -> String {
    guard count <= 9_999 else { return "9,999+" }
    return numbers.grouped(max(count, 0))
  }

  /// The count and its unit; "" for an absent or zero count.
  func string(from count: Int?, unit: String) -> String {
    guard let count, count > 0 else { return "" }
    return string(from: count) + unit
  }
}
#endif
