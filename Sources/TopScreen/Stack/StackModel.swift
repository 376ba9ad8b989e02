public import ScreenDocument

/// The ordered screen: every shown content once, on either side.
///
/// The order is the document's alone; sides never enter into it.
public struct StackModel: Hashable, Sendable {
  /// The contents, from top to bottom; ids are unique.
  public private(set) var items: [StackItem] = []

  /// Creates an empty stack.
  public init() {}

  /// The ids, from top to bottom.
  public var ids: [ContentID] { items.map(\.id) }

  /// Replaces the items and reports the changes.
  ///
  /// Of items that share an id the first is kept.
  ///
  /// - Parameter newItems: The items to show, from top to bottom.
  /// - Returns: The least that turns the stack shown before into this one.
  /// - Complexity: That of ``StackDifference``.
  public mutating func replace(with newItems: [StackItem]) -> StackDifference {
    let distinct = newItems.removing(newItems.repetitions(knowing: items))
    let difference = StackDifference(from: items, to: distinct)
    take(distinct, by: difference)
    return difference
  }

  /// Shows items whose ids are unique, and whose difference is known.
  mutating func take(_ newItems: [StackItem], by difference: StackDifference) {
    if !difference.changes.isEmpty { items = newItems }
  }
}
