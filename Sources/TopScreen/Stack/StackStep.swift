public import ScreenDocument

/// One edit of a stack that is changed in place.
///
/// Every index refers to the stack at that moment: it is valid only after all previous steps.
public enum StackStep: Hashable, Sendable {
  /// Removes the content.
  case remove(ContentID, at: Int)
  /// Inserts the content; `item` is its index in the new stack.
  case insert(ContentID, at: Int, item: Int)
  /// Moves the content's host to an index of the stack without it.
  case move(ContentID, from: Int, to: Int)
  /// Shows the content's new state in its host.
  case update(ContentID, at: Int)
  /// Creates a new host for the content's state side, at the same place.
  case rehost(ContentID, at: Int)
}
