public import ScreenDocument

/// One content of a screen's stack: its id, kind, side and version.
public struct StackItem: StackEntry, Hashable, Sendable {
  /// The content's identity on its screen.
  public let id: ContentID
  /// The content's kind.
  public let kind: ContentKind
  /// The side that shows the content.
  public let side: Side
  /// A number that grows by one with each change of the content; if it has grown, the content's
  /// view must be updated.
  public let version: Int

  /// Creates an item.
  ///
  /// - Parameters:
  ///   - id: The content's identity on its screen.
  ///   - kind: The content's kind.
  ///   - side: The side that shows the content.
  ///   - version: A number that grows by one with each change of the content.
  public init(id: ContentID, kind: ContentKind, side: Side, version: Int = 1) {
    self.id = id
    self.kind = kind
    self.side = side
    self.version = version
  }

  /// Compares all fields.
  @inlinable
  public static func == (left: Self, right: Self) -> Bool {
    // Each field is compared before any branch, so that none is retained.
    let isSameID = left.id.rawValue == right.id.rawValue
    let isSameKind = left.kind.rawValue == right.kind.rawValue
    let isSameSide = left.side == right.side
    let isSameVersion = left.version == right.version
    return isSameID && isSameKind && isSameSide && isSameVersion
  }

  /// Returns whether the content has not changed since an older item.
  ///
  /// - Parameter older: The older item.
  /// - Returns: Whether both have the same version.
  public func hasSameContent(as older: StackItem) -> Bool { version == older.version }

  /// Returns the item on a side, with its version increased by one.
  func withNextVersion(on side: Side) -> StackItem {
    StackItem(id: id, kind: kind, side: side, version: version + 1)
  }
}
