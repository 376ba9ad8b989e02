public import ScreenDocument

/// One view of a content by the user.
public struct Impression: Hashable, Sendable {
  /// The content's identity on its screen.
  public let id: ContentID
  /// The content's kind.
  public let kind: ContentKind
  /// The side that showed it.
  public let side: Side
  /// Its index in the stack at that moment.
  public let index: Int

  /// Creates an impression.
  ///
  /// - Parameters:
  ///   - id: The content's identity on its screen.
  ///   - kind: The content's kind.
  ///   - side: The side that showed it.
  ///   - index: Its index in the stack at that moment.
  public init(id: ContentID, kind: ContentKind, side: Side, index: Int) {
    self.id = id
    self.kind = kind
    self.side = side
    self.index = index
  }
}
