/// A format for counts, by the rule *Count* of ``FormattingRules``.
enum CappedCountFormat {
  /// Returns the text of a count: "1,234", or "9,999+" above 9,999; "0" for a negative count.
  static func text(_ count: Int) -> String {
    let limit = FormattingRules.maximumExactCount
    return count > limit
      ? "\(GroupedNumberFormat.text(limit))+"
      : GroupedNumberFormat.text(max(0, count))
  }

  /// Returns the text of a count: "1,234", or "9,999+" above 9,999; "" if the count is `nil`, 0 or
  /// negative.
  static func textIfPositive(_ count: Int?) -> String {
    guard let count, count > 0 else { return "" }
    return text(count)
  }
}
