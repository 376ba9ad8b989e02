public import ScreenDocument
package import StrictJSON

extension ScreenComposition {
  /// One content of a described screen that is shown, or that is data alone.
  public struct Item: StackEntry, Equatable, Sendable {
    /// The content's identity on its screen.
    public var id: ContentID
    /// The content's kind.
    public var kind: ContentKind
    /// The content's position in its document, as `ResponseData.position` counts it.
    public var position: Int
    /// How the content is shown.
    public var content: ContentDescription
    /// The actions of the content.
    public var actions: [ContentAction]
    /// The appearance of the content's box; `nil` for a content that is not a block of a page.
    public var appearance: FundamentalAppearance?
    /// The group that contains the content; `nil` for a content that is not a block of a page.
    public var container: ContentID?
    /// The payload's summary for a content that neither side shows; `nil` for all others.
    public var unroutedPayload: PayloadSummary?
    /// The payload in the form of view data, for a content that neither side shows; `nil` for all
    /// others.
    package private(set) var unroutedPayloadTree: JSONTree?
    /// The hash of the payload's bytes, for a content that neither side shows; it detects changes
    /// of values that ``unroutedPayloadTree`` omits.
    private var payloadHash: Int?

    /// Creates the description of a content.
    ///
    /// - Parameters:
    ///   - response: The content's response.
    ///   - content: How it is shown.
    ///   - actions: The actions of the content.
    public init(
      _ response: ResponseData,
      content: ContentDescription,
      actions: [ContentAction] = []
    ) {
      id = response.id
      kind = response.kind
      position = response.position
      self.content = content
      self.actions = actions
      appearance = response.appearance
      container = response.container
      unroutedPayload =
        content.phase == .unrouted
        ? PayloadSummary(response.payload, omittingTexts: [id.rawValue, kind.rawValue]) : nil
      unroutedPayloadTree =
        content.phase == .unrouted ? PayloadTreeConversion.tree(of: response) : nil
      payloadHash = content.phase == .unrouted ? Array(response.payload.bytes).hashValue : nil
    }

    /// Creates the description of a content that is not part of a document.
    ///
    /// - Parameters:
    ///   - id: The content's identity on its screen.
    ///   - kind: The content's kind.
    ///   - position: Its index among the screen's contents.
    ///   - content: How it is shown.
    public init(id: ContentID, kind: ContentKind, position: Int, content: ContentDescription) {
      self.id = id
      self.kind = kind
      self.position = position
      self.content = content
      actions = []
    }

    /// The side that shows the content.
    public var side: Side { content.side }

    /// Returns whether the content has the same view data, payload, phase, actions, group and box
    /// as an older one.
    ///
    /// - Parameter older: The older entry.
    /// - Returns: Whether nothing that the user sees or can do has changed.
    public func hasSameContent(as older: ScreenComposition.Item) -> Bool {
      content.phase == older.content.phase && content.output == older.content.output
        && hasSameUnroutedPayload(as: older)
        && actions == older.actions
        && container == older.container
        && appearance == older.appearance
    }

    /// Returns whether the content has the same payload as an older one, if neither side shows it;
    /// `true` if a side shows both.
    package func hasSameUnroutedPayload(as older: ScreenComposition.Item) -> Bool {
      unroutedPayload == older.unroutedPayload && unroutedPayloadTree == older.unroutedPayloadTree
        && payloadHash == older.payloadHash
    }
  }
}
