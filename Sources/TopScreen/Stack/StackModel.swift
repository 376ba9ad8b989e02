public import ScreenDocument

/// The ordered screen: every shown content once, on either side.
///
/// The order depends on the document and the rules, never on sides.
public struct StackModel: Hashable, Sendable {
  /// The contents, from top to bottom; ids are unique.
  public private(set) var items: [StackItem] = []

  /// Creates an empty stack.
  public init() {}

  /// The ids, from top to bottom.
  public var ids: [ContentID] { items.map(\.id) }

  /// Replaces the items and reports the changes.
  ///
  /// Of several items with one id, the first is kept.
  ///
  /// - Parameter newItems: The items to show, from top to bottom.
  /// - Returns: The smallest difference between the previous stack and the new one.
  /// - Complexity: That of ``StackDifference``.
  public mutating func replace(with newItems: [StackItem]) -> StackDifference {
    let distinct = newItems.removing(newItems.repetitions(knowing: items))
    let difference = StackDifference(from: items, to: distinct)
    take(distinct, by: difference)
    return difference
  }

  /// Takes items with unique ids, if their difference from the present ones, which is known already, has changes.
  mutating func take(_ newItems: [StackItem], by difference: StackDifference) {
    if !difference.changes.isEmpty { items = newItems }
  }
}
