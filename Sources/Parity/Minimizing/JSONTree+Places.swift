import ScreenDocument
import StrictJSON

extension JSONTree {
  /// How many elements or members a container holds; 0 for what is none.
  var childCount: Int {
    switch self {
    case .array(let elements): elements.count
    case .object(let members): members.count
    case .null, .bool, .number, .string: 0
    }
  }

  /// The element or the member's value at an index.
  func child(at index: Int) -> JSONTree? {
    switch self {
    case .array(let elements): elements.indices.contains(index) ? elements[index] : nil
    case .object(let members): members.indices.contains(index) ? members[index].value : nil
    case .null, .bool, .number, .string: nil
    }
  }

  /// The container without some of its children.
  func removing(_ range: Range<Int>) -> JSONTree {
    switch self {
    case .array(var elements):
      elements.removeSubrange(range)
      return .array(elements)
    case .object(var members):
      members.removeSubrange(range)
      return .object(members)
    case .null, .bool, .number, .string:
      return self
    }
  }

  /// The value at a place, given as the indices of children from the root down.
  subscript(place place: some Collection<Int>) -> JSONTree? {
    var tree = self
    for index in place {
      guard let child = tree.child(at: index) else { return nil }
      tree = child
    }
    return tree
  }

  /// The tree with another value at a place.
  func replacing(_ place: ArraySlice<Int>, with value: JSONTree) -> JSONTree {
    guard let index = place.first else { return value }
    let rest = place.dropFirst()
    switch self {
    case .array(var elements):
      elements[index] = elements[index].replacing(rest, with: value)
      return .array(elements)
    case .object(var members):
      let member = members[index]
      members[index] = Member(key: member.key, value: member.value.replacing(rest, with: value))
      return .object(members)
    case .null, .bool, .number, .string:
      return self
    }
  }
}
