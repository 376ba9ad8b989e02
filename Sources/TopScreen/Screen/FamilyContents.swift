import ScreenDocument

/// The contents on the screen that fill the slots of one family, from top to bottom.
///
/// A content that is delivered alone stands at the end.
///
/// - Complexity: Each function takes O(1), removals amortized.
struct FamilyContents {
  private var idsIncludingRemoved: [ContentID] = []
  /// The index of each remaining content in ``idsIncludingRemoved``.
  private var indexOfRemaining: [ContentID: Int] = [:]
  private var firstRemainingIndex = 0

  /// The first content; `nil` if there is none.
  var first: ContentID? {
    firstRemainingIndex < idsIncludingRemoved.count ? idsIncludingRemoved[firstRemainingIndex] : nil
  }

  /// Appends a content; ignores one that is among them.
  mutating func append(_ id: ContentID) {
    guard indexOfRemaining[id] == nil else { return }
    indexOfRemaining[id] = idsIncludingRemoved.count
    idsIncludingRemoved.append(id)
  }

  /// Removes a content; ignores one that is not among them.
  mutating func remove(_ id: ContentID) {
    guard indexOfRemaining.removeValue(forKey: id) != nil else { return }
    while firstRemainingIndex < idsIncludingRemoved.count,
      indexOfRemaining[idsIncludingRemoved[firstRemainingIndex]] != firstRemainingIndex
    {
      firstRemainingIndex += 1
    }
  }
}
