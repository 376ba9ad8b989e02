import StrictJSON

extension JSONTree {
  /// Returns an equal value that shares its lists and objects with another value.
  ///
  /// A list or an object that equals the one at the same place of `other` is taken from `other`.
  /// Containers with the same storage are known to be equal without a look at their elements.
  func sharingStorage(with other: JSONTree) -> JSONTree {
    guard self != other else { return other }
    switch (self, other) {
    case (.array(var elements), .array(let others)):
      for (index, other) in zip(elements.indices, others) where elements[index].isContainer {
        elements[index] = elements[index].sharingStorage(with: other)
      }
      return .array(elements)
    case (.object(var members), .object(let others)):
      for (index, other) in zip(members.indices, others) where members[index].value.isContainer {
        let (key, value) = (members[index].key, members[index].value)
        members[index] = Member(key: key, value: value.sharingStorage(with: other.value))
      }
      return .object(members)
    default: return self
    }
  }
}
