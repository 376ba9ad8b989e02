import ScreenDocument

/// The delivered contents of a screen: those in the stack, those hidden by their phases, and data.
@MainActor
struct DeliveredContents {
  /// The responses of the contents, from top to bottom.
  var responses: [ResponseData] = []
  /// The items of the contents: those in the stack, and those of hidden contents and of data.
  var items: [StackItem] = []
  /// The arrangement; `nil` if no rule applies.
  var arrangement: ScreenArrangement?
  /// The version and the place of each delivered content.
  var delivered: [ContentID: Delivered] = [:]

  struct Delivered {
    var version: Int
    var place: BlockPlace?
  }

  /// The contents that are data alone, and have no place in the stack.
  var data: Set<ContentID> = []

  /// The items that are not hidden, and not data alone.
  var visible: [StackItem] {
    let visible = arrangement.map { $0.visible(of: items) } ?? items
    return data.isEmpty ? visible : visible.filter { !data.contains($0.id) }
  }

  /// Returns the indices of contents in ``items``; for a single id, comparing is faster than hashing
  /// all.
  func indices(of ids: some Collection<ContentID>) -> [Int] {
    if ids.count == 1, let id = ids.first {
      return items.firstIndex { $0.id == id }.map { [$0] } ?? []
    }
    let ids = Set(ids)
    return items.indices.filter { ids.contains(items[$0].id) }
  }

  /// Replaces the items of some contents by the results of a function.
  ///
  /// - Returns: The places of the items, and the previous items.
  mutating func change(
    _ ids: some Collection<ContentID>,
    _ changed: (StackItem) -> StackItem
  ) -> (places: [Int], before: [StackItem]) {
    let before = items
    let places = indices(of: ids)
    for place in places {
      items[place] = changed(before[place])
      delivered[before[place].id]?.version = items[place].version
    }
    return (places, before)
  }
}
