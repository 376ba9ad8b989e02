public import ScreenDocument

/// A content that the user has seen.
public struct Impression: Hashable, Sendable {
  /// The content's identity on its screen.
  public let id: ContentID
  /// The content's kind.
  public let kind: ContentKind
  /// Which world showed it.
  public let side: Side
  /// Its index in the stack when it had been seen.
  public let index: Int

  /// Creates an impression.
  ///
  /// - Parameters:
  ///   - id: The content's identity on its screen.
  ///   - kind: The content's kind.
  ///   - side: Which world showed it.
  ///   - index: Its index in the stack.
  public init(id: ContentID, kind: ContentKind, side: Side, index: Int) {
    self.id = id
    self.kind = kind
    self.side = side
    self.index = index
  }
}
