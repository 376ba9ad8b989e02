extension String {
  private static let htmlEntities = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", "\u{A0}"),
    ("&amp;", "&"),
  ]

  /// The text without HTML tags, comments and leading white space, and with the characters of six
  /// common entities, such as `&amp;`.
  ///
  /// A tag or comment that does not end is omitted together with the text after it. A text without
  /// `</` and without `<!--` does not change at all.
  ///
  /// - Complexity: O(n).
  var plainTextOfHTML: String {
    guard contains("</") || contains("<!--") else { return self }
    var result = ""
    var rest = self[...]
    while let start = rest.firstIndex(of: "<") {
      result += rest[..<start]
      rest = rest[start...]
      let isComment = rest.hasPrefix("<!--")
      let next = rest.dropFirst().first
      guard isComment || next == "/" || next?.isLetter == true else {
        result.append("<")
        rest = rest.dropFirst()
        continue
      }
      let end = isComment ? rest.firstRange(of: "-->")?.upperBound : rest.indexAfterFirst(">")
      guard let end else { break }
      rest = rest[end...]
    }
    if !rest.hasPrefix("<") { result += rest }
    for (entity, character) in Self.htmlEntities {
      result = result.replacing(entity, with: character)
    }
    let trimmed = result.drop { $0.isWhitespace }
    return String(trimmed)
  }
}

extension Substring {
  /// Returns the index after the first occurrence of a character; `nil` if there is none.
  fileprivate func indexAfterFirst(_ character: Character) -> Index? {
    firstIndex(of: character).map { index(after: $0) }
  }
}
