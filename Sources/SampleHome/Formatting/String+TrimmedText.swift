extension String {
  /// Returns the string without white space at its ends, shortened to a number of Characters.
  ///
  /// A text with more than `limit` Characters becomes its first `limit` − 1 Characters and "…"; the
  /// limit must be at least 1.
  ///
  /// - Complexity: O(*n*) in the limit and the number of removed Characters.
  func trimmedText(upTo limit: Int) -> String {
    let start = firstIndex { !$0.isWhitespace } ?? endIndex
    let trimmed = self[start...]
    let end = trimmed.lastIndex { !$0.isWhitespace }.map { trimmed.index(after: $0) }
    let text = trimmed[..<(end ?? start)]
    guard let cut = text.index(start, offsetBy: limit, limitedBy: text.endIndex),
      cut < text.endIndex
    else { return String(text) }
    return text.prefix(limit - 1) + "…"
  }
}

extension String? {
  /// Returns the string without white space at its ends, shortened to a number of Characters with
  /// "…" as the last one; a fallback if the string is `nil` or the result is empty.
  func trimmedText(upTo limit: Int, or fallback: String = "") -> String {
    guard let text = self?.trimmedText(upTo: limit), !text.isEmpty else { return fallback }
    return text
  }

  /// The string, if it begins with "https://" and has at most
  /// ``FormattingRules/maximumURLByteCount`` UTF-8 bytes; otherwise "".
  var allowedURLOrEmpty: String {
    guard let self, self.utf8.starts(with: "https://".utf8),
      self.utf8.count <= FormattingRules.maximumURLByteCount
    else { return "" }
    return self
  }
}
