public import ScreenDocument

/// One entry of a screen's stack.
public struct StackItem: StackEntry, Hashable, Sendable {
  /// The content's identity on its screen.
  public let id: ContentID
  /// The content's kind.
  public let kind: ContentKind
  /// Which world shows the content.
  public let side: Side
  /// How many deliveries have changed what is shown under the id since it came to the screen.
  public let version: Int

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - id: The content's identity on its screen.
  ///   - kind: The content's kind.
  ///   - side: Which world shows the content.
  ///   - version: How many deliveries have changed what the content shows.
  public init(id: ContentID, kind: ContentKind, side: Side, version: Int = 1) {
    self.id = id
    self.kind = kind
    self.side = side
    self.version = version
  }

  /// Whether no delivery has changed what is shown since an older item.
  ///
  /// - Parameter older: The older item.
  /// - Returns: Whether both have the same version.
  public func hasSameContent(as older: StackItem) -> Bool { version == older.version }

  /// The item after something that it shows has changed.
  func changed(on side: Side) -> StackItem {
    StackItem(id: id, kind: kind, side: side, version: version + 1)
  }
}
