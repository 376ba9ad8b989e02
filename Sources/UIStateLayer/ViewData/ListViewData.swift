/// The items of a list, each with the identity that its domain gives it.
///
/// An identity stands in a list once: of items that share one, the first is kept, since a list view
/// cannot distinguish them.
public struct ListViewData<Item: ViewData & Identifiable>: ViewData where Item.ID: Sendable {
  /// The items in the order they are shown.
  public let items: [Item]

  /// Takes items.
  ///
  /// - Parameter items: The items; those with an identity that was there before are left out.
  /// - Complexity: O(n).
  public init(_ items: some Sequence<Item>) {
    var ids: Set<Item.ID> = []
    self.items = items.filter { ids.insert($0.id).inserted }
  }

  /// Whether there are no items.
  public var isEmpty: Bool { items.isEmpty }

  /// The items of this list that an older one shows with other view data, in order.
  ///
  /// Where an item stands does not matter, nor do items that one list alone has.
  ///
  /// - Parameter older: What is shown.
  /// - Returns: The identities of the items to redraw.
  /// - Complexity: O(n), one `==` an item.
  public func updates(from older: ListViewData) -> [Item.ID] {
    let shown = Dictionary(uniqueKeysWithValues: older.items.map { ($0.id, $0) })
    return items.compactMap { item in
      guard let before = shown[item.id], before != item else { return nil }
      return item.id
    }
  }

  /// Encodes the items, with nothing around them.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: What an item's encoding throws.
  public func encode(to encoder: any Encoder) throws {
    try items.encode(to: encoder)
  }
}
