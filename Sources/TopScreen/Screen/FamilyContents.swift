import ScreenDocument

/// The contents on the screen that fill the slots of one family, from top to bottom.
///
/// A content that is delivered alone stands at the end.
///
/// - Complexity: Each function takes O(1), removals amortized.
struct FamilyContents {
  private var idsIncludingRemoved: [ContentID] = []
  private var remainingIDs: Set<ContentID> = []
  private var firstRemainingIndex = 0

  /// The first content; `nil` if there is none.
  var first: ContentID? {
    firstRemainingIndex < idsIncludingRemoved.count ? idsIncludingRemoved[firstRemainingIndex] : nil
  }

  /// Appends a content; ignores one that is among them.
  mutating func append(_ id: ContentID) {
    if remainingIDs.insert(id).inserted { idsIncludingRemoved.append(id) }
  }

  /// Removes a content; ignores one that is not among them.
  mutating func remove(_ id: ContentID) {
    guard remainingIDs.remove(id) != nil else { return }
    while firstRemainingIndex < idsIncludingRemoved.count,
      !remainingIDs.contains(idsIncludingRemoved[firstRemainingIndex])
    {
      firstRemainingIndex += 1
    }
  }
}
