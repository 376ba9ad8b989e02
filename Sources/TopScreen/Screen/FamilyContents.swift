import ScreenDocument

/// The contents on the screen that fill the slots of one family, from top to bottom.
///
/// A content that is delivered alone stands at the end.
///
/// - Complexity: Each function takes O(1), removals amortized.
struct FamilyContents {
  /// The ids in their order, also removed ones.
  private var ids: [ContentID] = []
  private var remaining: Set<ContentID> = []
  private var firstIndex = 0

  /// The first content; `nil` if there is none.
  var first: ContentID? { firstIndex < ids.count ? ids[firstIndex] : nil }

  /// Appends a content; ignores one that is among them.
  mutating func append(_ id: ContentID) {
    if remaining.insert(id).inserted { ids.append(id) }
  }

  /// Removes a content; ignores one that is not among them.
  mutating func remove(_ id: ContentID) {
    guard remaining.remove(id) != nil else { return }
    while firstIndex < ids.count, !remaining.contains(ids[firstIndex]) { firstIndex += 1 }
  }
}
