import ScreenDocument
import StrictJSON

/// A place in documents where the contents of a screen may lie.
struct ListCandidate: Hashable {
  /// What one content is, as a shape file says it.
  enum Each: String, Hashable {
    case element
    case member
    case onlyMember
    case whole
  }

  /// The tokens of the pointer, of which `*` is every element.
  let tokens: [String]
  let each: Each

  var pointer: JSONPointer { JSONPointer(tokens: tokens) }

  /// How many of the tokens are `*`.
  var starCount: Int { tokens.count { $0 == "*" } }

  /// One value that may be a content.
  struct Sample {
    var name: String?
    var value: JSONValue
  }

  /// The first values of a document that may be contents; `nil` where the document has no such
  /// place.
  ///
  /// - Parameters:
  ///   - root: The document.
  ///   - limit: How many to return at most.
  /// - Returns: The values, in document order.
  func samples(in root: JSONValue, upTo limit: Int) -> [Sample]? {
    var places = [root]
    for token in tokens {
      places =
        token == "*"
        ? Array(places.lazy.flatMap { $0.elements }.prefix(limit))
        : places.compactMap { $0[token] }
    }
    guard !places.isEmpty else { return nil }
    switch each {
    case .whole:
      return places.map { Sample(value: $0) }
    case .member:
      return places.flatMap { place in
        place.members.prefix(limit).map { Sample(name: $0.key, value: $0.value) }
      }
    case .element:
      return Array(places.lazy.flatMap { $0.elements }.prefix(limit)).map { Sample(value: $0) }
    case .onlyMember:
      let elements = Array(places.lazy.flatMap { $0.elements }.prefix(limit))
      return elements.compactMap { element in
        element.onlyContainer.map { Sample(name: $0.key, value: $0.value) }
      }
    }
  }
}

extension JSONValue {
  /// Whether the value has members or elements.
  var isContainer: Bool { kind == .object || kind == .array }

  /// The one member of an object that is an object, where no other is a container.
  var onlyContainer: (key: String, value: JSONValue)? {
    var only: (key: String, value: JSONValue)?
    for member in members where member.value.isContainer {
      guard only == nil, member.value.kind == .object else { return nil }
      only = member
    }
    return only
  }
}
