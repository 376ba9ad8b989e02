public import ScreenDocument

extension ScreenComposition {
  /// One content of a dumped screen.
  public struct Item: StackEntry, Equatable, Sendable {
    /// The content's identity on its screen.
    public var id: ContentID
    /// The content's kind.
    public var kind: ContentKind
    /// The content's index in the document.
    public var position: Int
    /// How the content is shown.
    public var content: ContentDescription
    /// What can be told of the payload of a content that nobody shows; `nil` for all others.
    public var payload: PayloadSummary?

    /// Describes a content.
    ///
    /// - Parameters:
    ///   - response: What the document holds of it.
    ///   - content: How it is shown.
    public init(_ response: ResponseData, content: ContentDescription) {
      id = response.id
      kind = response.kind
      position = response.position
      self.content = content
      payload =
        content.phase == .unrouted
        ? PayloadSummary(response.payload, besides: [id.rawValue, kind.rawValue]) : nil
    }

    /// Which world shows the content.
    public var side: Side { content.side }

    /// Whether the content shows the same view data in the same phase as an older one.
    ///
    /// - Parameter older: The older entry.
    /// - Returns: Whether nothing visible has changed.
    public func showsSame(as older: ScreenComposition.Item) -> Bool {
      content.phase == older.content.phase && content.output == older.content.output
        && payload == older.payload
    }
  }
}
