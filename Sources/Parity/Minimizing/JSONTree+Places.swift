import ScreenDocument
import StrictJSON

extension JSONTree {
  /// The number of elements or members of a container; 0 for a scalar.
  var childCount: Int {
    switch self {
    case .array(let elements): elements.count
    case .object(let members): members.count
    case .null, .bool, .number, .string: 0
    }
  }

  /// Returns the element, or the value of the member, at an index; `nil` if there is none.
  func child(at index: Int) -> JSONTree? {
    switch self {
    case .array(let elements): elements.indices.contains(index) ? elements[index] : nil
    case .object(let members): members.indices.contains(index) ? members[index].value : nil
    case .null, .bool, .number, .string: nil
    }
  }

  /// Returns the container without the children of a range of indices; a scalar is returned
  /// unchanged.
  func removingChildren(in range: Range<Int>) -> JSONTree {
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

  /// The value at a place, given as child indices from the root down; `nil` if the place does not
  /// exist.
  subscript(place place: some Collection<Int>) -> JSONTree? {
    var tree = self
    for index in place {
      guard let child = tree.child(at: index) else { return nil }
      tree = child
    }
    return tree
  }

  /// Returns the tree with another value at a place, which must exist.
  func replacing(_ place: ArraySlice<Int>, with value: JSONTree) -> JSONTree {
    var copy = self
    copy.replace(place, with: value)
    return copy
  }

  /// Replaces the value at a place, which must exist; a container that no other value shares is not
  /// copied.
  mutating func replace(_ place: ArraySlice<Int>, with value: JSONTree) {
    guard let index = place.first else {
      self = value
      return
    }
    let rest = place.dropFirst()
    switch self {
    case .array(var elements):
      self = .null
      elements[index].replace(rest, with: value)
      self = .array(elements)
    case .object(var members):
      self = .null
      let key = members[index].key
      var child = members[index].value
      members[index] = Member(key: key, value: .null)
      child.replace(rest, with: value)
      members[index] = Member(key: key, value: child)
      self = .object(members)
    case .null, .bool, .number, .string: break
    }
  }
}
