public import ScreenDocument

/// One entry of a screen's stack.
public struct StackItem: StackEntry, Hashable, Sendable {
  /// The content's identity on its screen.
  public let id: ContentID
  /// The content's kind.
  public let kind: ContentKind
  /// The side that shows the content.
  public let side: Side
  /// The number of deliveries that have changed the content since it was inserted.
  public let version: Int

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - id: The content's identity on its screen.
  ///   - kind: The content's kind.
  ///   - side: The side that shows the content.
  ///   - version: The number of deliveries that have changed the content.
  public init(id: ContentID, kind: ContentKind, side: Side, version: Int = 1) {
    self.id = id
    self.kind = kind
    self.side = side
    self.version = version
  }

  /// Returns whether no delivery has changed the content since an older item.
  ///
  /// - Parameter older: The older item.
  /// - Returns: Whether both have the same version.
  public func hasSameContent(as older: StackItem) -> Bool { version == older.version }

  /// Returns the item after a change of its content.
  func changed(on side: Side) -> StackItem {
    StackItem(id: id, kind: kind, side: side, version: version + 1)
  }
}
