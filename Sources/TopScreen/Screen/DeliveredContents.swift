import ScreenDocument

/// The delivered contents of a screen: those in the stack, those hidden by their phases, and data.
@MainActor
struct DeliveredContents {
  /// The responses of the contents, from top to bottom.
  var responsesTopToBottom: [ResponseData] = []
  /// The items of the contents: visible contents, hidden contents, and contents that are data
  /// alone.
  var items: [StackItem] = []
  /// The arrangement; `nil` if no rule applies.
  var arrangementIfRulesApply: ScreenArrangement?
  /// The version of each delivered content, its index, and its place in a block page.
  var versionIndexAndPlaceByID: [ContentID: VersionIndexAndPlace] = [:]

  struct VersionIndexAndPlace {
    var version: Int
    /// The index in ``responsesTopToBottom`` and in ``items``.
    var index: Int
    /// The place in a block page; `nil` for a content of any other screen.
    var place: BlockGroupAndAppearance?
  }

  /// The contents that are data alone, and have no place in the stack.
  var dataOnlyIDs: Set<ContentID> = []

  /// The items that are not hidden, and not data alone.
  var visibleItems: [StackItem] {
    let visible = arrangementIfRulesApply.map { $0.visibleItems(among: items) } ?? items
    return dataOnlyIDs.isEmpty ? visible : visible.filter { !dataOnlyIDs.contains($0.id) }
  }

  /// Stores the indices of ``items`` in ``versionIndexAndPlaceByID``, after the items have been
  /// arranged again.
  mutating func storeIndicesOfItems() {
    for (index, item) in items.enumerated() { versionIndexAndPlaceByID[item.id]?.index = index }
  }

  /// Replaces the items of some contents by the results of a function; unknown ids are ignored.
  ///
  /// - Returns: The indices of the replaced items, ascending, and all items before the change.
  mutating func replaceItems(
    of ids: some Collection<ContentID>,
    by changed: (StackItem) -> StackItem
  ) -> (replacedIndices: [Int], itemsBefore: [StackItem]) {
    let before = items
    let places = ids.compactMap { versionIndexAndPlaceByID[$0]?.index }.sorted()
    for place in places {
      items[place] = changed(before[place])
      versionIndexAndPlaceByID[before[place].id]?.version = items[place].version
    }
    return (places, before)
  }
}
