public import StrictJSON

/// One content of a document: its kind, id and position, and its response, as JSON or as the
/// transport decoded it.
public struct ResponseData: Sendable {
  /// The server's name for the type of the content.
  public let kind: ContentKind

  /// The content's identity on this screen, unique in its document.
  public let id: ContentID

  /// The index of the content among all elements of its document, including omitted ones.
  ///
  /// The blocks of a block page and of its popups are numbered together, in the order of the
  /// layout.
  public let position: Int

  /// The position in the document's own numbering; `nil` if the content has none that is valid.
  public let explicitPosition: Int?

  /// The JSON from which the content's response is decoded.
  ///
  /// For a typed content it is the encoded response, encoded at the first access; `null` if there
  /// is none, for which ``encodingFailure`` has the reason.
  public var payload: JSONValue {
    switch body {
    case .json(let payload): payload
    case .decoded(let response): (try? response.encodingResult.get()) ?? .nullPayload
    }
  }

  /// The response as the transport decoded it; `nil` for a response in JSON.
  @inlinable
  package var decodedResponse: TypeErasedResponse? {
    if case .decoded(let response) = body { response } else { nil }
  }

  /// A response as the transport delivered it: as JSON, or decoded.
  @usableFromInline
  enum Body: Sendable {
    case json(JSONValue)
    case decoded(TypeErasedResponse)
  }

  @usableFromInline let body: Body

  /// The content's title; `nil` if it has none.
  public let title: String?

  /// The document's rules for the content's place and visibility; `nil` if it has none.
  public let rules: ContentRules?

  /// The group and appearance of a block; `nil` for a content that is not a block.
  package let groupAndAppearance: BlockGroupAndAppearance?

  /// The group that contains the content; `nil` for a content that is not a block of a page.
  public var container: ContentID? { groupAndAppearance?.groupID }

  /// The appearance of the content's box; `nil` for a content that is not a block of a page.
  public var appearance: FundamentalAppearance? { groupAndAppearance?.appearance }

  /// Whether the content is a block of a page.
  var isBlock: Bool { groupAndAppearance != nil }

  /// Creates a response.
  ///
  /// - Parameters:
  ///   - kind: The server's name for the type of the content.
  ///   - id: The content's identity on this screen.
  ///   - position: The index of the content among all elements of its document.
  ///   - explicitPosition: The position in the document's own numbering.
  ///   - payload: The value that the content's type is decoded from.
  ///   - title: The content's title.
  ///   - rules: The rules for the content's place and visibility.
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
      groupAndAppearance: nil
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
      groupAndAppearance: nil
    )
  }

  /// Returns the same content with another payload.
  package func with(_ payload: JSONValue) -> ResponseData {
    with(.json(payload))
  }

  /// Returns this content with the response of another content; kind, id, position, title, rules,
  /// group and appearance stay.
  package func with(bodyOf other: ResponseData) -> ResponseData {
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
      groupAndAppearance: groupAndAppearance
    )
  }

  /// Creates the response of a block.
  init(
    kind: ContentKind,
    id: ContentID,
    position: Int,
    payload: JSONValue,
    rules: ContentRules?,
    groupAndAppearance: BlockGroupAndAppearance
  ) {
    self.init(
      kind: kind,
      id: id,
      position: position,
      explicitPosition: nil,
      body: .json(payload),
      title: nil,
      rules: rules,
      groupAndAppearance: groupAndAppearance
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
    groupAndAppearance: BlockGroupAndAppearance?
  ) {
    self.kind = kind
    self.id = id
    self.position = position
    self.explicitPosition = explicitPosition
    self.body = body
    self.title = title
    self.rules = rules
    self.groupAndAppearance = groupAndAppearance
  }
}

extension JSONValue {
  /// `null`, the payload of a typed response that cannot be encoded as JSON.
  fileprivate static let nullPayload: JSONValue = {
    guard let document = try? JSONDocument(Array("null".utf8)) else {
      preconditionFailure("null is JSON.")
    }
    return document.root
  }()
}
