extension String {
  /// Returns the candidate with the smallest edit distance to this word, which may be misspelled.
  ///
  /// An edit inserts, removes or replaces a character, or exchanges two neighbours; letter case
  /// does not count. A candidate that begins with this word, or ends with a dash and this word, has
  /// the distance one if this word has at least three characters.
  ///
  /// - Parameter candidates: The known words; one of more than 64 characters is ignored.
  /// - Returns: The first candidate with the smallest distance. The distance is at most one, or at
  ///   most a third of the longer word's length if this is more, and it is less than this length;
  ///   `nil` if there is no such candidate, or if this word has more than 64 characters.
  /// - Complexity: O(n · m) for each candidate, for words of at most 64 characters.
  package func nearest(in candidates: some Sequence<String>) -> String? {
    guard count <= 64 else { return nil }
    let word = Array(lowercased())
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate.count <= 64 {
      let other = Array(candidate.lowercased())
      let isPart = other.starts(with: word) || candidate.lowercased().hasSuffix("-" + lowercased())
      let distance = isPart && word.count >= 3 ? 1 : Self.editDistance(word, other)
      let length = Swift.max(word.count, other.count)
      guard distance <= max(1, length / 3), distance < length else { continue }
      if best == nil || distance < best?.distance ?? 0 { best = (candidate, distance) }
    }
    return best?.candidate
  }

  private static func editDistance(_ left: [Character], _ right: [Character]) -> Int {
    var before: [Int] = []
    var last = Array(0...right.count)
    for (row, character) in left.enumerated() {
      var next = [row + 1]
      next.reserveCapacity(right.count + 1)
      for (column, other) in right.enumerated() {
        var cost = Swift.min(last[column + 1], next[column]) + 1
        cost = Swift.min(cost, last[column] + (character == other ? 0 : 1))
        if row > 0, column > 0, character == right[column - 1], left[row - 1] == other {
          cost = Swift.min(cost, before[column - 1] + 1)
        }
        next.append(cost)
      }
      before = last
      last = next
    }
    return last[right.count]
  }
}

extension [String] {
  /// Returns the words as a list for a sentence: `'a', 'b' or 'c'`.
  ///
  /// - Parameter conjunction: The word before the last element: `or`.
  /// - Returns: The words in single quotes, joined; the word `nothing` for an empty array.
  package func quotedList(by conjunction: String) -> String {
    let quoted = map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
