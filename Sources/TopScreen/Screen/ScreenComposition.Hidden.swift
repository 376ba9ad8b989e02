public import ScreenDocument

extension ScreenComposition {
  /// One content that the document has and the screen does not show.
  public struct Hidden: Hashable, Sendable {
    /// The content's index in the document.
    public var position: Int
    /// The content's identity on its screen.
    public var id: ContentID
    /// The content's kind.
    public var kind: ContentKind
    /// The reason why it is hidden, in a few words.
    public var reason: String
    /// How many items stand above it; `nil` where it has no place among them.
    public var place: Int?

    /// Describes a content.
    ///
    /// - Parameters:
    ///   - response: What the document holds of it.
    ///   - reason: The reason why it is hidden, in a few words.
    ///   - place: How many items stand above it.
    public init(_ response: ResponseData, reason: String, place: Int? = nil) {
      position = response.position
      id = response.id
      kind = response.kind
      self.reason = reason
      self.place = place
    }
  }
}
