import StrictJSON

/// One list of contents that a ``DocumentShape`` describes: where it is, and where each content has
/// its kind, id and other parts.
struct ContentList: Hashable, Sendable {
  /// Which parts of the list are one content each.
  enum Each: String, CaseIterable {
    case element
    case member
    case onlyMember
    case whole
  }

  /// The meaning of a member's name for its content.
  enum MemberName: String, CaseIterable {
    case kind
    case id
  }

  /// Which JSON types a content may have.
  enum Elements: String, CaseIterable {
    case object
    case any
  }

  /// Whether a content that has children is kept as a content itself.
  enum Parents: String, CaseIterable {
    case keep
    case skip
  }

  /// The references of a list's elements to sections elsewhere in the document, by id.
  struct Join: Hashable, Sendable {
    /// Where an element of the list has the id of its section.
    var key: JSONPointer
    /// Where the document has the sections.
    var sections: JSONPointer
    /// Where a section has its id; `nil` for members of an object, whose names are the ids.
    var id: JSONPointer?
  }

  /// A token of ``place`` that stands for every element of an array and every member of an object.
  static let everyToken = "*"

  /// Where the document has the list, or the lists if there is an ``everyToken``.
  var place: JSONPointer
  var isOptional = false
  var each = Each.element
  var memberIs = MemberName.kind
  var elements = Elements.object
  var kind: JSONPointer?
  var defaultKind: ContentKind?
  var id: JSONPointer?
  var position: JSONPointer?
  var title: JSONPointer?
  var payload = JSONPointer.root
  var order: JSONPointer?
  var visibility: JSONPointer?
  var children: [JSONPointer] = []
  var parents = Parents.keep
  /// The references of the elements to sections elsewhere in the document; `nil` if the elements
  /// are the contents themselves.
  var join: Join?

  /// The JSON type that the list itself must have; `nil` for any.
  var listKind: JSONValue.Kind? {
    switch each {
    case .element, .onlyMember: .array
    case .member: .object
    case .whole: nil
    }
  }
}
