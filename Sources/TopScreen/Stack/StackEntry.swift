public import ScreenDocument

/// What the difference of two stacks needs to know of an entry.
public protocol StackEntry {
  /// The content's identity on its screen.
  var id: ContentID { get }
  /// The content's kind; an id that comes back with another kind is another content.
  var kind: ContentKind { get }
  /// Which world shows the content.
  var side: Side { get }

  /// Whether this entry shows the same as an older one of the same content and side.
  ///
  /// - Parameter older: The older entry.
  /// - Returns: Whether nothing visible has changed.
  func hasSameContent(as older: Self) -> Bool
}
