import StrictJSON

extension JSONTree {
  /// Returns the line that ends the format `ndjson`; an output without it is not complete.
  ///
  /// - Parameter members: The members of the totals.
  /// - Returns: An object with the member `total`, with a line feed.
  static func ndjsonTotalLine(_ members: [Member]) -> String {
    let line = JSONTree.object([Member(key: "total", value: .object(members))])
    return line.text(sortedKeys: false) + "\n"
  }
}
