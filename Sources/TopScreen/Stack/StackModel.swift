public import ScreenDocument

/// The stack of a screen: its visible contents in order, each once, whichever side shows them.
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
    let transition = StackTransition(from: items, to: newItems)
    replace(with: transition.items, knownDifference: transition.difference)
    return transition.difference
  }

  /// Replaces the items by items with unique ids, whose difference from the current ones is already
  /// known; without changes, the current items stay.
  mutating func replace(with newItems: [StackItem], knownDifference difference: StackDifference) {
    if !difference.changes.isEmpty { items = newItems }
  }
}
