public import ScreenDocument

/// The properties of an entry that the difference of two stacks depends on.
public protocol StackEntry {
  /// The content's identity on its screen.
  var id: ContentID { get }
  /// The content's kind; a reused id with another kind is another content.
  var kind: ContentKind { get }
  /// The side that shows the content.
  var side: Side { get }

  /// Returns whether this entry shows the same as an older one of the same content and side.
  ///
  /// - Parameter older: The older entry.
  /// - Returns: Whether nothing visible has changed.
  func hasSameContent(as older: Self) -> Bool
}
