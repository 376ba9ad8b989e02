extension String {
  private static let entities = [
    ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&nbsp;", "\u{A0}"),
    ("&amp;", "&"),
  ]

  /// A text of HTML as a reader sees it: without its tags and comments, its most common entities replaced; any other text
  /// as it is.
  ///
  /// - Complexity: O(n).
  var withoutTags: String {
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
      let end = isComment ? rest.firstRange(of: "-->")?.upperBound : rest.afterFirst(">")
      guard let end else { break }
      rest = rest[end...]
    }
    if !rest.hasPrefix("<") { result += rest }
    for (entity, character) in Self.entities { result = result.replacing(entity, with: character) }
    let trimmed = result.drop { $0.isWhitespace }
    return String(trimmed)
  }
}

extension Substring {
  /// The index behind the first of a character.
  fileprivate func afterFirst(_ character: Character) -> Index? {
    firstIndex(of: character).map { index(after: $0) }
  }
}
