public import ScreenDocument

/// One edit of a stack that is changed in place.
///
/// Every index refers to the stack at that moment: it is valid only after all previous steps.
public enum StackStep: Hashable, Sendable {
  /// Removes the content.
  case remove(ContentID, at: Int)
  /// Inserts the content; `newIndex` is its index in the new stack.
  case insert(ContentID, at: Int, newIndex: Int)
  /// Moves the content to an index of the stack without it.
  case move(ContentID, from: Int, to: Int)
  /// Updates the view of a content that has changed.
  case update(ContentID, at: Int)
  /// Replaces the content's view by a view for the content's new side, at the same index.
  case rehost(ContentID, at: Int)
}
