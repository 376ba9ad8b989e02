import StrictJSON

/// The place of a list of contents in a document, and of the parts of each content.
struct ContentList: Hashable, Sendable {
  /// The parts of the list that are one content each.
  enum Each: String, CaseIterable {
    case element
    case member
    case onlyMember
    case whole
  }

  /// What the name of a member says about its content.
  enum MemberName: String, CaseIterable {
    case kind
    case id
  }

  /// Which values can be contents.
  enum Elements: String, CaseIterable {
    case object
    case any
  }

  /// Whether a content that has children is a content itself.
  enum Parents: String, CaseIterable {
    case keep
    case skip
  }

  /// Where the sections lie that the elements of a list place by id.
  struct Join: Hashable, Sendable {
    /// The id in an element of the list.
    var key: JSONPointer
    /// The sections in the document.
    var sections: JSONPointer
    /// The id in a section; `nil` for sections that are members, whose names are their ids.
    var id: JSONPointer?
  }

  /// A token of ``place`` that stands for every element of an array and every member of an object.
  static let everyToken = "*"

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
  var join: Join?

  /// The kind of the value that the list lies in; `nil` for any.
  var listKind: JSONValue.Kind? {
    switch each {
    case .element, .onlyMember: .array
    case .member: .object
    case .whole: nil
    }
  }
}
