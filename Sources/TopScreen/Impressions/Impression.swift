public import ScreenDocument

/// The record that the user has seen a content, as ``ImpressionRule`` defines it.
public struct Impression: Hashable, Sendable {
  /// The content's identity on its screen.
  public let id: ContentID
  /// The content's kind.
  public let kind: ContentKind
  /// The side that showed the content.
  public let side: Side
  /// The content's index among the visible contents of the stack when it was seen, from 0.
  public let stackIndex: Int

  /// Creates an impression.
  ///
  /// - Parameters:
  ///   - id: The content's identity on its screen.
  ///   - kind: The content's kind.
  ///   - side: The side that showed the content.
  ///   - stackIndex: The content's index in the stack when it was seen.
  public init(id: ContentID, kind: ContentKind, side: Side, stackIndex: Int) {
    self.id = id
    self.kind = kind
    self.side = side
    self.stackIndex = stackIndex
  }
}
