public import ScreenDocument

/// A content left out because one above it in the same stack has its id.
public struct RepeatedContent: Hashable, Sendable {
  /// The id that both have.
  public let id: ContentID
  /// The index of the one that is shown.
  public let first: Int
  /// The index of the one that is not.
  public let index: Int
}

extension Array where Element: StackEntry {
  /// The entries whose id another one has further up, from top to bottom.
  ///
  /// - Parameter shown: A stack without such entries; one with the same ids in the same places is
  ///   known to have none either, without asking.
  /// - Returns: One for each entry that is not to be shown.
  /// - Complexity: O(n) expected; n comparisons of ids where those are as in `shown`.
  func repetitions(knowing shown: [Element]) -> [RepeatedContent] {
    if count == shown.count,
      zip(self, shown).allSatisfy({ $0.id.rawValue == $1.id.rawValue })
    {
      return []
    }
    return repetitions { $0.id }
  }
}

extension Array {
  /// The elements without those that repeat one further up.
  ///
  /// - Parameter repetitions: The repetitions reported for this array.
  /// - Returns: The others, in order.
  func removing(_ repetitions: [RepeatedContent]) -> [Element] {
    guard !repetitions.isEmpty else { return self }
    var distinct: [Element] = []
    distinct.reserveCapacity(count - repetitions.count)
    var next = repetitions.startIndex
    for (index, element) in enumerated() {
      if next < repetitions.endIndex, repetitions[next].index == index {
        next += 1
      } else {
        distinct.append(element)
      }
    }
    return distinct
  }

  /// The elements whose id another one has further up, from top to bottom.
  func repetitions(_ id: (Element) -> ContentID) -> [RepeatedContent] {
    var places: [ContentID: Int] = Dictionary(minimumCapacity: count)
    var repetitions: [RepeatedContent] = []
    for (index, element) in enumerated() {
      let id = id(element)
      if let first = places[id] {
        repetitions.append(RepeatedContent(id: id, first: first, index: index))
      } else {
        places[id] = index
      }
    }
    return repetitions
  }
}
