import StrictJSON

/// The place of a list of contents in a document, and of the parts of each content.
struct ContentList: Hashable, Sendable {
  /// The parts of the list that are one content each.
  enum Each: String, CaseIterable {
    case element
    case member
    case whole
  }

  var place: JSONPointer
  var each = Each.element
  var kind: JSONPointer?
  var defaultKind: ContentKind?
  var id: JSONPointer?
  var position: JSONPointer?
  var title: JSONPointer?
  var payload = JSONPointer.root
  var order: JSONPointer?
  var visibility: JSONPointer?

  /// Finds the list in a document.
  func find(in root: JSONValue) throws(DocumentError) -> JSONValue {
    let found = root.deepest(along: place)
    guard found.remaining == 0 else {
      let reached = JSONPointer(tokens: place.tokens.dropLast(found.remaining))
      throw DocumentError(
        "shapeFindsNothing",
        at: found.value,
        path: reached,
        message: """
          The shape looks for contents at "\(place)", but \
          \(reached == .root ? "the document" : "\"\(reached)\"") is \(found.value.summary); \
          correct the document, or the shape that describes it.
          """
      )
    }
    let expected = each == .element ? JSONValue.Kind.array : .object
    guard each == .whole || found.value.kind == expected else {
      throw DocumentError(
        "shapeMismatch",
        at: found.value,
        path: place,
        message: """
          The shape expects \(expected.name) of contents at "\(place)", found \
          \(found.value.summary); correct the document, or the shape that describes it.
          """
      )
    }
    return found.value
  }
}
