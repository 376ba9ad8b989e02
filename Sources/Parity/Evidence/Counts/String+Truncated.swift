extension String {
  /// Returns the longest prefix of whole Unicode scalars that has at most `limit` bytes in UTF-8.
  package func truncated(toBytes limit: Int) -> String {
    guard utf8.count > limit else { return self }
    var end = utf8.index(utf8.startIndex, offsetBy: limit)
    while end.samePosition(in: unicodeScalars) == nil { utf8.formIndex(before: &end) }
    return String(self[..<end])
  }
}
