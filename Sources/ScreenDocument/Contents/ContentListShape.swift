import StrictJSON

/// One list of contents that a ``DocumentShape`` describes: where it is, and where each content has
/// its kind, id and other parts.
struct ContentListShape: Hashable, Sendable {
  /// What one content is: an element or a member of the list, the only member of an element, or the
  /// whole value.
  enum ContentUnit: String, CaseIterable {
    case element
    case member
    case onlyMember
    case valueAtPlace = "whole"
  }

  /// Whether the name of a member is the kind or the id of the content that is its value.
  enum MemberNameMeaning: String, CaseIterable {
    case kind
    case id
  }

  /// Whether only objects can be contents, or also arrays, texts, numbers and booleans.
  enum AcceptedContentValues: String, CaseIterable {
    case object
    case any
  }

  /// Whether a content that has children is a content too (`keep`), or only its children are
  /// (`skip`).
  enum ParentContentRule: String, CaseIterable {
    case keep
    case skip
  }

  /// The references of a list's elements to sections elsewhere in the document, by id.
  struct SectionReference: Hashable, Sendable {
    /// Where an element of the list has the id of its section.
    var sectionIDInElement: JSONPointer
    /// Where the document has the sections.
    var sections: JSONPointer
    /// Where a section has its id; `nil` for members of an object, whose names are the ids.
    var idInSection: JSONPointer?
  }

  /// A token of ``place`` that stands for every element of an array and every member of an object.
  static let wildcardToken = "*"

  /// Where the document has the list, or the lists if there is a ``wildcardToken``.
  var place: JSONPointer
  var isOptional = false
  var contentUnit = ContentUnit.element
  var memberNameMeaning = MemberNameMeaning.kind
  var acceptedContentValues = AcceptedContentValues.object
  var kind: JSONPointer?
  var defaultKind: ContentKind?
  var id: JSONPointer?
  var position: JSONPointer?
  var title: JSONPointer?
  var payload = JSONPointer.root
  var contentOrder: JSONPointer?
  var contentVisibility: JSONPointer?
  var children: [JSONPointer] = []
  var parentContentRule = ParentContentRule.keep
  /// The references of the elements to sections elsewhere in the document; `nil` if the elements
  /// are the contents themselves.
  var sectionReference: SectionReference?

  /// The JSON type that the list itself must have; `nil` for any.
  var requiredListJSONKind: JSONValue.Kind? {
    switch contentUnit {
    case .element, .onlyMember: .array
    case .member: .object
    case .valueAtPlace: nil
    }
  }
}
