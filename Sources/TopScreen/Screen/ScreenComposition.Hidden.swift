public import ScreenDocument

extension ScreenComposition {
  /// A content of the document that the screen does not show, and why.
  public struct Hidden: Hashable, Sendable {
    /// The content's position in its document, as `ResponseData.position` counts it.
    public var position: Int
    /// The content's identity on its screen.
    public var id: ContentID
    /// The content's kind.
    public var kind: ContentKind
    /// The reason why it is hidden, in a few words.
    public var reason: String
    /// The number of visible items above it; `nil` for a content of a popup, which is not in the
    /// stack.
    public var visibleCountAbove: Int?

    /// Creates a description.
    ///
    /// - Parameters:
    ///   - response: The content's response.
    ///   - reason: The reason why it is hidden, in a few words.
    ///   - visibleCountAbove: The number of visible items above it.
    public init(_ response: ResponseData, reason: String, visibleCountAbove: Int? = nil) {
      position = response.position
      id = response.id
      kind = response.kind
      self.reason = reason
      self.visibleCountAbove = visibleCountAbove
    }
  }
}
