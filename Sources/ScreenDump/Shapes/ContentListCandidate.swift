import ScreenDocument
import StrictJSON

/// A place in documents that may hold the contents of a screen.
struct ContentListCandidate: Hashable {
  /// Which values at the place are contents; the raw values are the values of `each` in a shape
  /// file.
  enum ContentUnit: String, Hashable {
    /// Each element of an array is a content.
    case element
    /// Each member of an object is a content.
    case member
    /// In each element of an array, one member is a content, and the member's name is the kind.
    ///
    /// This member is the only object in the element. An element without an object, with a second
    /// object, or with an array has no content.
    case onlyMember
    /// The whole value is one content.
    case valueAtPlace = "whole"
  }

  /// The path to the place, as the tokens of a JSON pointer; the token `*` is every element of an
  /// array.
  let path: [String]
  /// Which values at the place are contents.
  let contentUnit: ContentUnit

  /// The pointer to the place.
  var pointer: JSONPointer { JSONPointer(tokens: path) }

  /// The number of tokens that are `*`.
  var wildcardCount: Int { path.count { $0 == "*" } }

  /// One value that may be a content.
  struct Sample {
    /// The name of the member with this value; `nil` if the value is not a member.
    var memberName: String?
    /// The value.
    var value: JSONValue
  }

  /// Returns the first values at the place in a document.
  ///
  /// - Parameters:
  ///   - root: The root value of the document.
  ///   - limit: The greatest number of elements to return; of members, the greatest number for each
  ///     object.
  /// - Returns: The values in the order of the document; `nil` if the document has no such place, or
  ///   only `null` there.
  func samples(in root: JSONValue, upTo limit: Int) -> [Sample]? {
    var places = [root]
    for token in path {
      places =
        token == "*"
        ? Array(places.lazy.flatMap { $0.elements }.prefix(limit))
        : places.compactMap { $0[token] }
    }
    guard places.contains(where: { !$0.isNull }) else { return nil }
    switch contentUnit {
    case .valueAtPlace:
      return places.map { Sample(value: $0) }
    case .member:
      return places.flatMap { place in
        place.members.prefix(limit).map { Sample(memberName: $0.key, value: $0.value) }
      }
    case .element:
      return Array(places.lazy.flatMap { $0.elements }.prefix(limit)).map { Sample(value: $0) }
    case .onlyMember:
      let elements = Array(places.lazy.flatMap { $0.elements }.prefix(limit))
      return elements.compactMap { element in
        element.onlyNestedObject.map { Sample(memberName: $0.key, value: $0.value) }
      }
    }
  }
}

extension JSONValue {
  /// Whether the value is an object or an array.
  var isContainer: Bool { kind == .object || kind == .array }

  /// The member that is an object, if no other member is an object or an array; otherwise `nil`.
  var onlyNestedObject: (key: String, value: JSONValue)? {
    var only: (key: String, value: JSONValue)?
    for member in members where member.value.isContainer {
      guard only == nil, member.value.kind == .object else { return nil }
      only = member
    }
    return only
  }
}
