public import ScreenDocument

/// One edit of a stack that is changed in place.
///
/// Every index is one of the stack as it stands at that moment: in bounds, and right only after all
/// steps before have been taken.
public enum StackStep: Hashable, Sendable {
  /// Take the content away.
  case remove(ContentID, at: Int)
  /// Put the content in; `item` is its index in the new stack.
  case insert(ContentID, at: Int, item: Int)
  /// Take the content out, and put the same host in again at an index of the stack without it.
  case move(ContentID, from: Int, to: Int)
  /// Show the content's new state in the host it has.
  case update(ContentID, at: Int)
  /// Give the content a new host in its place, for its new side.
  case rehost(ContentID, at: Int)
}
