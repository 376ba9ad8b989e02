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
  ///
  /// Of a typed content it is what the response encodes, made when it is asked for first; `null` if the response
  /// is not `Encodable`, for which ``encodingFailure`` has the reason.
  public var payload: JSONValue {
    switch body {
    case .json(let payload): payload
    case .decoded(let response): (try? response.encoded.get()) ?? .typedNull
    }
  }

  /// The response as the transport decoded it; `nil` for one that came as JSON.
  @inlinable
  package var decoded: DecodedResponse? {
    if case .decoded(let response) = body { response } else { nil }
  }

  /// What a transport brought of a content.
  @usableFromInline
  enum Body: Sendable {
    case json(JSONValue)
    case decoded(DecodedResponse)
  }

  @usableFromInline let body: Body

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
      body: .json(payload),
      title: title,
      rules: rules,
      place: nil
    )
  }

  /// Creates the response of a typed content.
  init(_ content: TypedContent, id: ContentID, position: Int) {
    self.init(
      kind: content.kind,
      id: id,
      position: position,
      explicitPosition: nil,
      body: .decoded(content.response),
      title: content.title,
      rules: content.rules,
      place: nil
    )
  }

  /// The same content with another payload.
  package func with(_ payload: JSONValue) -> ResponseData {
    with(.json(payload))
  }

  /// The same content with the response of another one.
  package func with(responseOf other: ResponseData) -> ResponseData {
    with(other.body)
  }

  private func with(_ body: Body) -> ResponseData {
    ResponseData(
      kind: kind,
      id: id,
      position: position,
      explicitPosition: explicitPosition,
      body: body,
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
      body: .json(payload),
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
    body: Body,
    title: String?,
    rules: ContentRules?,
    place: BlockPlace?
  ) {
    self.kind = kind
    self.id = id
    self.position = position
    self.explicitPosition = explicitPosition
    self.body = body
    self.title = title
    self.rules = rules
    self.place = place
  }
}

extension JSONValue {
  /// The payload of a typed response that has no JSON.
  fileprivate static let typedNull: JSONValue = {
    guard let document = try? JSONDocument(Array("null".utf8)) else {
      preconditionFailure("null is JSON.")
    }
    return document.root
  }()
}
