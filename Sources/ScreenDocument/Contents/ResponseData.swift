public import StrictJSON

/// The response of one content: its kind, identity and place, and its payload, not yet decoded.
public struct ResponseData: Sendable {
  /// What the server calls this type of content.
  public let kind: ContentKind

  /// The content's identity on this screen, unique in its document.
  public let id: ContentID

  /// The index of the content among all elements of its document, composed or not.
  public let position: Int

  /// The place that the server asks for by number, where the document has such a member.
  public let explicitPosition: Int?

  /// What the content's type is decoded from.
  public let payload: JSONValue

  /// The content's heading, where the document's shape knows one.
  public let title: String?

  /// Where the content stands and when it is there, where the document says so.
  public let rules: ContentRules?

  /// Where the content stands, where it is a block of a page.
  package let place: BlockPlace?

  /// The group that the content stands in, where it is a block of a page.
  public var container: ContentID? { place?.container }

  /// How the content's box looks, where it is a block of a page.
  public var appearance: FundamentalAppearance? { place?.appearance }

  /// Whether the content is a block of a page.
  var isBlock: Bool { place != nil }

  /// Creates a response.
  ///
  /// - Parameters:
  ///   - kind: What the server calls this type of content.
  ///   - id: The content's identity on this screen.
  ///   - position: The index of the content among all elements of its document.
  ///   - explicitPosition: The place that the server asks for by number.
  ///   - payload: What the content's type is decoded from.
  ///   - title: The content's heading.
  ///   - rules: Where the content stands, and when it is there.
  public init(
    kind: ContentKind,
    id: ContentID,
    position: Int,
    explicitPosition: Int? = nil,
    payload: JSONValue,
    title: String? = nil,
    rules: ContentRules? = nil
  ) {
    self.init(
      kind: kind,
      id: id,
      position: position,
      explicitPosition: explicitPosition,
      payload: payload,
      title: title,
      rules: rules,
      place: nil
    )
  }

  /// The same content with another payload.
  package func with(_ payload: JSONValue) -> ResponseData {
    ResponseData(
      kind: kind,
      id: id,
      position: position,
      explicitPosition: explicitPosition,
      payload: payload,
      title: title,
      rules: rules,
      place: place
    )
  }

  /// Creates the response of a block.
  init(
    kind: ContentKind,
    id: ContentID,
    position: Int,
    payload: JSONValue,
    rules: ContentRules?,
    place: BlockPlace
  ) {
    self.init(
      kind: kind,
      id: id,
      position: position,
      explicitPosition: nil,
      payload: payload,
      title: nil,
      rules: rules,
      place: place
    )
  }

  private init(
    kind: ContentKind,
    id: ContentID,
    position: Int,
    explicitPosition: Int?,
    payload: JSONValue,
    title: String?,
    rules: ContentRules?,
    place: BlockPlace?
  ) {
    self.kind = kind
    self.id = id
    self.position = position
    self.explicitPosition = explicitPosition
    self.payload = payload
    self.title = title
    self.rules = rules
    self.place = place
  }
}
