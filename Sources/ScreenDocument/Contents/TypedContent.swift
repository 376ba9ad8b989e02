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
/// The response is encoded as JSON only if ``ResponseData/payload`` is read: by a journal, a dump,
/// or for the actions of the content.
public struct TypedContent: Sendable {
  let kind: ContentKind
  let id: ContentID?
  let response: TypeErasedResponse
  let title: String?
  let rules: ContentRules?

  /// Creates a content from a response whose type is erased.
  package init(
    kind: ContentKind,
    id: ContentID?,
    response: TypeErasedResponse,
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

/// A typed content with its position, for its ``ContentIDAssigner``; its document has no text.
struct PositionedTypedContent: PartNeedingID {
  let content: TypedContent
  let diagnosticSortPosition: Int

  var serverID: String? { content.id?.rawValue }
  var generatedIDBase: String { content.kind.rawValue }
  var idDiagnosticPath: JSONPointer { ResponseData.typedContentPointer(at: diagnosticSortPosition) }
  var idDiagnosticLocationValue: JSONValue? { nil }
  var placeInMessages: String { "position \(diagnosticSortPosition)" }
}
