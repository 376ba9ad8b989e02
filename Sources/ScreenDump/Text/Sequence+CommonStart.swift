extension Sequence where Element: Equatable {
  /// Returns the number of elements at the start that are equal to those of another sequence.
  ///
  /// - Complexity: O(n) in the number that is returned.
  func commonStartCount<Other: Sequence>(with other: Other) -> Int
  where Other.Element == Element {
    var count = 0
    for (element, otherElement) in zip(self, other) {
      guard element == otherElement else { break }
      count += 1
    }
    return count
  }
}
