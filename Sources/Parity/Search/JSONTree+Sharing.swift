import StrictJSON

extension JSONTree {
  /// Returns an equal value that shares its lists and objects with another value.
  ///
  /// A list or an object that equals the one at the same place of `other` is taken from `other`.
  /// Containers with the same storage are known to be equal without a look at their elements.
  func sharingParts(of other: JSONTree) -> JSONTree {
    var shared = self
    return shared.shareReturningIsEqual(partsOf: other) ? other : shared
  }

  /// Takes equal containers inside the value from another value.
  ///
  /// - Returns: Whether the two values are equal. If so, the caller takes the whole other value.
  private mutating func shareReturningIsEqual(partsOf other: JSONTree) -> Bool {
    switch (self, other) {
    case (.array(var elements), .array(let others)):
      self = .null
      var isEqual = elements.count == others.count
      for index in elements.indices where index < others.count {
        guard elements[index].isContainer else {
          isEqual = isEqual && elements[index] == others[index]
          continue
        }
        let isSame = elements[index].shareReturningIsEqual(partsOf: others[index])
        if isSame { elements[index] = others[index] }
        isEqual = isEqual && isSame
      }
      self = .array(elements)
      return isEqual
    case (.object(var members), .object(let others)):
      self = .null
      var isEqual = members.count == others.count
      for index in members.indices where index < others.count {
        guard members[index].value.isContainer else {
          isEqual = isEqual && members[index] == others[index]
          continue
        }
        let key = members[index].key
        var value = members[index].value
        members[index] = Member(key: key, value: .null)
        let isSame = value.shareReturningIsEqual(partsOf: others[index].value)
        members[index] = Member(key: key, value: isSame ? others[index].value : value)
        isEqual = isEqual && isSame && key == others[index].key
      }
      self = .object(members)
      return isEqual
    default: return self == other
    }
  }
}
