/// Formats counts, which are capped above ``DisplayRules/maximumCount``.
enum CountFormat {
  /// Formats a count: "9,999", "9,999+"; a negative one counts as 0.
  static func text(_ count: Int) -> String {
    let limit = DisplayRules.maximumCount
    return count > limit
      ? "\(GroupedFormat.text(limit))+"
      : GroupedFormat.text(max(0, count))
  }

  /// Formats a count; "" for 0, negative and absent counts.
  static func textFromOne(_ count: Int?) -> String {
    guard let count, count > 0 else { return "" }
    return text(count)
  }
}
