/// The items of a list, each with its own identity.
///
/// Each identity occurs once: of several items with one identity, the first is kept, since a list
/// view cannot distinguish them.
public struct ListViewData<Item: ViewData & Identifiable>: ViewData where Item.ID: Sendable {
  /// The items in display order.
  public let items: [Item]

  /// Creates a list of items.
  ///
  /// - Parameter items: The items; one whose identity an earlier item has is omitted.
  /// - Complexity: O(n).
  public init(_ items: some Sequence<Item>) {
    var ids: Set<Item.ID> = []
    self.items = items.filter { ids.insert($0.id).inserted }
  }

  /// Whether there are no items.
  public var isEmpty: Bool { items.isEmpty }

  /// Returns the ids of the items whose view data differs from that of the item with the same id in
  /// an older list, in the order of this list.
  ///
  /// An item's position does not matter, nor do items that are in one list only.
  ///
  /// - Parameter older: The list that is shown.
  /// - Returns: The ids of the items to redraw; empty if none has changed.
  /// - Complexity: O(n), one `==` an item.
  public func idsOfChangedItems(from older: ListViewData) -> [Item.ID] {
    let shown = Dictionary(uniqueKeysWithValues: older.items.map { ($0.id, $0) })
    return items.compactMap { item in
      guard let before = shown[item.id], before != item else { return nil }
      return item.id
    }
  }

  /// Encodes the items as an array.
  public func encode(to encoder: any Encoder) throws {
    try items.encode(to: encoder)
  }
}
