import StrictJSON

extension JSONTree {
  /// Returns the value with each list or object that another value has at the same place taken from there.
  ///
  /// The result equals the value. Containers with the same storage are known to be equal without a look at their
  /// elements.
  func sharingParts(of other: JSONTree) -> JSONTree {
    var shared = self
    return shared.share(partsOf: other) ? other : shared
  }

  /// Takes equal containers from another value.
  ///
  /// - Returns: Whether the values are equal; the value may then be replaced by the other one.
  private mutating func share(partsOf other: JSONTree) -> Bool {
    switch (self, other) {
    case (.array(var elements), .array(let others)):
      self = .null
      var isEqual = elements.count == others.count
      for index in elements.indices where index < others.count {
        guard elements[index].isContainer else {
          isEqual = isEqual && elements[index] == others[index]
          continue
        }
        let isSame = elements[index].share(partsOf: others[index])
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
        let isSame = value.share(partsOf: others[index].value)
        members[index] = Member(key: key, value: isSame ? others[index].value : value)
        isEqual = isEqual && isSame && key == others[index].key
      }
      self = .object(members)
      return isEqual
    default: return self == other
    }
  }
}
