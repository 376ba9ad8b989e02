public import ScreenDocument

/// A content that is not shown because a content above it in the same stack has the same id.
public struct RepeatedContent: Hashable, Sendable {
  /// The id of both contents.
  public let id: ContentID
  /// The index of the content that is shown, in the array that was searched: the items passed to
  /// ``HostedStack``, or the contents of a document.
  public let keptIndex: Int
  /// The index of the content that is omitted, in the same array.
  public let omittedIndex: Int
}

extension Array {
  /// Returns the elements without the omitted ones.
  ///
  /// - Parameter repetitions: The repetitions of this array, in its order.
  /// - Returns: The other elements, in order.
  func removing(_ repetitions: [RepeatedContent]) -> [Element] {
    guard !repetitions.isEmpty else { return self }
    var distinct: [Element] = []
    distinct.reserveCapacity(count - repetitions.count)
    var next = repetitions.startIndex
    for (index, element) in enumerated() {
      if next < repetitions.endIndex, repetitions[next].omittedIndex == index {
        next += 1
      } else {
        distinct.append(element)
      }
    }
    return distinct
  }

  /// Returns a record of each element that has the same id as an earlier element, in the order of
  /// the array.
  func repetitions(_ id: (Element) -> ContentID) -> [RepeatedContent] {
    var places: [ContentID: Int] = Dictionary(minimumCapacity: count)
    var repetitions: [RepeatedContent] = []
    for (index, element) in enumerated() {
      let id = id(element)
      if let first = places[id] {
        repetitions.append(RepeatedContent(id: id, keptIndex: first, omittedIndex: index))
      } else {
        places[id] = index
      }
    }
    return repetitions
  }
}
