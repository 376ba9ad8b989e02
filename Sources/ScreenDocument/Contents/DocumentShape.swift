public import StrictJSON

/// Describes where a JSON document has its contents, so that documents of other formats can be read
/// unchanged.
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
/// | `list`        | pointer to the list; `""` is the whole document, `*` every element or member | – |
/// | `optional`    | whether the list may be absent or `null`                            | `false` |
/// | `each`        | what one content is: `element` of an array, `member` of an object, `onlyMember` of each element of an array, or `whole`: the value itself | `element` |
/// | `memberIs`    | what the name of a member is: the content's `kind` or its `id`      | `kind`  |
/// | `elements`    | which values can be contents: `object`, or `any`, also arrays, texts, numbers, `true` and `false` | `object` |
/// | `kind`        | pointer to the kind; not where the name of a member is the kind     | none    |
/// | `defaultKind` | the kind of contents that have none                                 | none    |
/// | `id`          | pointer to the id, a text or a number; not where the name of a member is the id | none |
/// | `position`    | pointer to a whole number to sort by                                | none    |
/// | `title`       | pointer to the content's heading                                    | none    |
/// | `payload`     | pointer to what the content's type is decoded from                  | `""`    |
/// | `order`       | pointer to the rule for its place, a ``ContentOrder``               | none    |
/// | `visibility`  | pointer to the rule for visibility, a ``ContentVisibility``         | none    |
/// | `children`    | pointer, or array of at most 8, to further contents in a content: an array of them, or one | none |
/// | `parents`     | `keep`: a content that has children stands before them; `skip`: it is left out | `keep` |
/// | `join`        | sections that the elements of the list place by id: `key` is the pointer to the id in an element, `in` to the sections in the document, `by` to the id in a section | none |
///
/// Pointers are JSON Pointers (RFC 6901): `list`, `limits`, `in` and the outer `title` start at the
/// document, `key` at the element, the others at the content. In `list` and `children` a token `*`
/// stands for every element of an array and every member of an object; contents of all the lists
/// found follow one another. A list needs `kind`, `defaultKind`, or members that are named by kind.
/// At most 64 lists; with several, positions sort each list for itself.
///
/// Children follow their parent, at most 32 levels deep. Each is read by the same members as its
/// parent, but has no position of its own. A list with children is cut when the document's lists
/// have 100,000 elements.
///
/// With `join`, the content is the section, not the element. The section's id is the one in the
/// element or, if the list has `id`, the one at that pointer in the section. Without `by`, `in`
/// points to an object, and the names of its members are the ids of the sections.
///
/// A file with any other member, a repeated one, a value of another type or a malformed pointer is
/// refused, saying where. Where a content lacks a part, the rules of ``ContentDocument`` hold;
/// where the document lacks a list that is not optional, reading it fails.
public struct DocumentShape: Hashable, Sendable {
  let title: JSONPointer?
  let lists: [ContentListShape]
  let maximumVisibleCounts: JSONPointer?

  /// The shape `{ "title", "contents": [ { "type", "id"?, "value", "order"?, "visibility"? } ],
  /// "limits"? }`.
  public static let contents = Self(
    title: JSONPointer(tokens: ["title"]),
    lists: [
      ContentListShape(
        place: JSONPointer(tokens: ["contents"]),
        kind: JSONPointer(tokens: ["type"]),
        id: JSONPointer(tokens: ["id"]),
        payload: JSONPointer(tokens: ["value"]),
        contentOrder: JSONPointer(tokens: ["order"]),
        contentVisibility: JSONPointer(tokens: ["visibility"])
      )
    ],
    maximumVisibleCounts: JSONPointer(tokens: ["limits"])
  )

  /// The shape `{ "title", "views": [ { "type", "id"?, … } ] }`: the payload is the whole element,
  /// and rules are at the same places as in ``contents``.
  public static let views = Self(
    title: JSONPointer(tokens: ["title"]),
    lists: [
      ContentListShape(
        place: JSONPointer(tokens: ["views"]),
        kind: JSONPointer(tokens: ["type"]),
        id: JSONPointer(tokens: ["id"]),
        contentOrder: JSONPointer(tokens: ["order"]),
        contentVisibility: JSONPointer(tokens: ["visibility"])
      )
    ],
    maximumVisibleCounts: JSONPointer(tokens: ["limits"])
  )

  init(title: JSONPointer?, lists: [ContentListShape], maximumVisibleCounts: JSONPointer? = nil) {
    self.title = title
    self.lists = lists
    self.maximumVisibleCounts = maximumVisibleCounts
  }

  /// Reads a shape file.
  ///
  /// - Parameter bytes: The shape file in UTF-8; ``DocumentShape`` describes its JSON.
  /// - Throws: ``DocumentError`` if the bytes are not JSON; for JSON that is no shape, the error
  ///   has the code `invalidShape` and the place of the first fault.
  public init(reading bytes: [UInt8]) throws(DocumentError) {
    self = try ShapeReader.shape(readingFile: bytes)
  }

  /// Detects the shape of a document without a shape file.
  ///
  /// `contents` is preferred to `views`, an array to other values of these members, and any other
  /// value to `null`. A block page, which has an object `layout`, may have both members as `null`.
  ///
  /// - Returns: ``contents``, ``views``, or `nil` for any other document.
  public static func recognising(_ document: JSONDocument) -> Self? {
    let contents = document.root["contents"]
    let views = document.root["views"]
    if contents?.kind == .array { return .contents }
    if views?.kind == .array { return .views }
    if contents?.isNull == false { return .contents }
    if views?.isNull == false { return .views }
    if document.root["layout"]?.kind == .object { return nil }
    if contents != nil { return .contents }
    return views == nil ? nil : .views
  }
}
