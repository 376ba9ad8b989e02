public import StrictJSON

/// The places of the contents in a document, so that JSON of other formats can be read unchanged.
///
/// Two shapes are detected without a shape file: ``contents`` and ``views``. Other formats are
/// described by a shape file:
///
/// ```json
/// {
///   "schema": 1,
///   "about": "The news home page: each curation is one content.",
///   "title": "/data/title",
///   "contents": {
///     "list": "/data/curations",
///     "kind": "/curationType",
///     "id": "/curationId",
///     "position": "/position",
///     "title": "/title",
///     "payload": ""
///   }
/// }
/// ```
///
/// | member     | value                                                                  | default |
/// | ---------- | ---------------------------------------------------------------------- | ------- |
/// | `schema`   | `1`                                                                    | –       |
/// | `about`    | a note for readers of the file                                         | none    |
/// | `title`    | pointer to the screen's title                                          | none    |
/// | `contents` | one list of contents, or an array of lists that follow one another     | –       |
/// | `limits`   | pointer to an object of kinds: how many of each are shown at most      | none    |
///
/// | of a list     | value                                                               | default |
/// | ------------- | ------------------------------------------------------------------- | ------- |
/// | `list`        | pointer to the list; `""` is the whole document                     | –       |
/// | `each`        | `element` of an array, `member` of an object, or `whole`: one content | `element` |
/// | `kind`        | pointer to the kind; not for `member`, where the name is the kind   | none    |
/// | `defaultKind` | the kind of contents that have none                                 | none    |
/// | `id`          | pointer to the id, a text or a number                               | none    |
/// | `position`    | pointer to a whole number to sort by                                | none    |
/// | `title`       | pointer to the content's heading                                    | none    |
/// | `payload`     | pointer to what the content's type is decoded from                  | `""`    |
/// | `order`       | pointer to the rule for its place, a ``ContentOrder``               | none    |
/// | `visibility`  | pointer to the rule for visibility, a ``ContentVisibility``         | none    |
///
/// Pointers are JSON Pointers (RFC 6901): `list`, `limits` and the outer `title` start at the
/// document, the others at the content. A list requires `kind`, `defaultKind` or `"each":
/// "member"`. Of several lists, each is sorted by its own positions. A file with an unknown or
/// repeated member, a value of the wrong type or a malformed pointer is rejected with the fault's
/// place. If a content lacks a part, the rules of ``ContentDocument`` apply; if the document lacks
/// the list, reading it fails.
public struct DocumentShape: Hashable, Sendable {
  let title: JSONPointer?
  let lists: [ContentList]
  let limits: JSONPointer?

  /// The shape `{ "title", "contents": [ { "type", "id"?, "value", "order"?, "visibility"? } ],
  /// "limits"? }`.
  public static let contents = Self(
    title: JSONPointer(tokens: ["title"]),
    lists: [
      ContentList(
        place: JSONPointer(tokens: ["contents"]),
        kind: JSONPointer(tokens: ["type"]),
        id: JSONPointer(tokens: ["id"]),
        payload: JSONPointer(tokens: ["value"]),
        order: JSONPointer(tokens: ["order"]),
        visibility: JSONPointer(tokens: ["visibility"])
      )
    ],
    limits: JSONPointer(tokens: ["limits"])
  )

  /// The shape `{ "title", "views": [ { "type", "id"?, … } ] }`: the payload is the whole element,
  /// and rules are at the same places as in ``contents``.
  public static let views = Self(
    title: JSONPointer(tokens: ["title"]),
    lists: [
      ContentList(
        place: JSONPointer(tokens: ["views"]),
        kind: JSONPointer(tokens: ["type"]),
        id: JSONPointer(tokens: ["id"]),
        order: JSONPointer(tokens: ["order"]),
        visibility: JSONPointer(tokens: ["visibility"])
      )
    ],
    limits: JSONPointer(tokens: ["limits"])
  )

  init(title: JSONPointer?, lists: [ContentList], limits: JSONPointer? = nil) {
    self.title = title
    self.lists = lists
    self.limits = limits
  }

  /// Reads a shape file.
  ///
  /// - Parameter bytes: JSON in UTF-8, as described above.
  /// - Throws: ``DocumentError`` if it is not JSON, or with code `invalidShape` and the place of
  ///   the first fault.
  public init(reading bytes: [UInt8]) throws(DocumentError) {
    self = try ShapeReader.shape(reading: bytes)
  }

  /// Detects the shape of a document without a shape file.
  ///
  /// `contents` is preferred to `views`, and an array to other values of these members.
  ///
  /// - Parameter document: The document.
  /// - Returns: ``contents``, ``views``, or `nil` for any other document.
  public static func recognising(_ document: JSONDocument) -> Self? {
    let contents = document.root["contents"]
    let views = document.root["views"]
    if contents?.kind == .array { return .contents }
    if views?.kind == .array { return .views }
    if contents != nil { return .contents }
    return views == nil ? nil : .views
  }
}
