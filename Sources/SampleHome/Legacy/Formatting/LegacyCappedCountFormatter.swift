#if LegacyBridge
/// A formatter for counts, which shows every count above 9,999 as "9,999+".
final class LegacyCappedCountFormatter {
  private let numberFormatter = LegacyNumberFormatter()

  /// Returns the text of a count: "1,234"; "9,999+" above 9,999; "0" for a negative count.
  func string(from count: Int) -> String {
    guard count <= 9_999 else { return "9,999+" }
    return numberFormatter.grouped(max(count, 0))
  }

  /// Returns the text of a count and its unit: "1,234件"; "" if the count is `nil`, 0 or negative.
  func stringIfPositive(from count: Int?, unit: String) -> String {
    guard let count, count > 0 else { return "" }
    return string(from: count) + unit
  }
}
#endif
