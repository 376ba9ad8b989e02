extension String {
  /// Returns the candidate that a misspelled word was probably meant to be.
  ///
  /// Candidates are compared by edit distance, in which two exchanged neighbours count as one edit;
  /// up to a third of the word may be wrong. A candidate also matches if it begins with the word,
  /// or ends with a dash and the word.
  ///
  /// - Parameter candidates: The known words.
  /// - Returns: The nearest candidate, the first of several; `nil` if none is near.
  /// - Complexity: O(n · m) for each candidate, for words of at most 64 characters.
  package func nearest(in candidates: some Sequence<String>) -> String? {
    guard count <= 64 else { return nil }
    let word = Array(lowercased())
    var best: (candidate: String, distance: Int)?
    for candidate in candidates where candidate.count <= 64 {
      let other = Array(candidate.lowercased())
      let isPart = other.starts(with: word) || candidate.lowercased().hasSuffix("-" + lowercased())
      let distance = isPart && word.count >= 3 ? 1 : Self.distance(word, other)
      let length = Swift.max(word.count, other.count)
      guard distance <= max(1, length / 3), distance < length else { continue }
      if best == nil || distance < best?.distance ?? 0 { best = (candidate, distance) }
    }
    return best?.candidate
  }

  private static func distance(_ left: [Character], _ right: [Character]) -> Int {
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
  /// Returns the words as a part of a sentence: `'a', 'b' or 'c'`.
  ///
  /// - Parameter conjunction: The word before the last.
  /// - Returns: The words in quotes, joined.
  package func listed(by conjunction: String) -> String {
    let quoted = map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "nothing" }
    return quoted.dropLast().joined(separator: ", ") + " \(conjunction) " + last
  }
}
