import StrictJSON

/// One content of a typed document: its kind, its id, and its response as the transport decoded it.
///
/// ```swift
/// ContentDocument(title: home.title) {
///   TypedContent(.notice, id: "n1", home.notice)
///   for banner in home.banners { TypedContent(.banner, id: ContentID(banner.id), banner) }
/// }
/// ```
///
/// No JSON is made of the response until something asks for ``ResponseData/payload``: a journal, a dump, the
/// actions of a content.
public struct TypedContent: Sendable {
  let kind: ContentKind
  let id: ContentID?
  let response: DecodedResponse
  let title: String?
  let rules: ContentRules?

  /// Creates a content of a response whose type is erased.
  package init(
    kind: ContentKind,
    id: ContentID?,
    response: DecodedResponse,
    title: String?,
    rules: ContentRules?
  ) {
    self.kind = kind
    self.id = id
    self.response = response
    self.title = title
    self.rules = rules
  }
}

/// A typed content as it asks for an id; typed documents have no text that a diagnostic could name.
struct TypedClaim: IdentityClaim {
  let content: TypedContent
  let order: Int

  var serverID: String? { content.id?.rawValue }
  var idBase: String { content.kind.rawValue }
  var idPath: JSONPointer { ResponseData.typedPointer(at: order) }
  var idValue: JSONValue? { nil }
  var place: String { "position \(order)" }
}
