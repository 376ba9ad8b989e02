/// Writes counts, which stop being exact above ``DisplayRules/maximumCount``.
enum CountFormat {
  /// The text of a count: "9,999", "9,999+"; a negative one counts as 0.
  static func text(_ count: Int) -> String {
    let limit = DisplayRules.maximumCount
    return count > limit
      ? "\(GroupedFormat.text(limit))+"
      : GroupedFormat.text(max(0, count))
  }

  /// The text of a count that is not worth a word below 1: "" for 0, negative and absent ones.
  static func textFromOne(_ count: Int?) -> String {
    guard let count, count > 0 else { return "" }
    return text(count)
  }
}
