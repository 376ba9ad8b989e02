import StrictJSON

extension JSONTree {
  /// Returns the last line of the format `ndjson`; an output without it is not complete.
  ///
  /// - Parameter members: The members of the totals.
  /// - Returns: An object whose only member, `total`, is an object of these members; then a line
  ///   feed.
  static func ndjsonLastLineWithLineFeed(total members: [Member]) -> String {
    let line = JSONTree.object([Member(key: "total", value: .object(members))])
    return line.text(sortedKeys: false) + "\n"
  }
}
