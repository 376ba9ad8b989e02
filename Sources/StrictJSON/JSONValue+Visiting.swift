extension JSONValue {
  /// The name of a member, of which a text is made only on request.
  package struct MemberName {
    fileprivate let storage: JSONStorage
    /// The index of the name's entry in the tape.
    fileprivate let node: Int

    /// The name with its escapes decoded.
    package var text: String { storage.string(at: node) }

    /// Returns whether the name, with its escapes decoded, has the same bytes as a text.
    package func isEqual(to text: String) -> Bool {
      var text = text
      return text.withUTF8 { storage.isName(at: node, equalTo: $0) }
    }
  }

  /// Calls a function with each of the ``members`` in their order; does nothing for another kind.
  package func forEachMember(_ body: (MemberName, JSONValue) -> Void) {
    guard kind == .object else { return }
    let end = storage.nodeAfterEnd(of: node)
    var member = node + JSONTape.wordsPerContainer
    while member < end {
      if !storage.repeatsEarlierName(member) {
        let name = MemberName(storage: storage, node: member)
        body(name, JSONValue(storage: storage, node: member + 1))
      }
      member = storage.nodeAfterEnd(of: member + 1)
    }
  }

  /// Calls a function with each member and the member of another object at the same position, until
  /// the function returns `false` or two names differ.
  ///
  /// - Returns: Whether both values are objects that have the same names in the same order, written
  ///   in the same way, and the function returned `true` for each pair. A member that repeats an
  ///   earlier name is compared by name, but not passed.
  package func forEachMemberPair(
    byPositionWith other: JSONValue,
    _ body: (MemberName, JSONValue, JSONValue) -> Bool
  ) -> Bool {
    guard kind == .object, other.kind == .object else { return false }
    let (end, otherEnd) = (
      storage.nodeAfterEnd(of: node), other.storage.nodeAfterEnd(of: other.node)
    )
    var (member, theirs) = (
      node + JSONTape.wordsPerContainer, other.node + JSONTape.wordsPerContainer
    )
    while member < end, theirs < otherEnd {
      guard storage.hasSameNameBytes(at: member, asIn: other.storage, at: theirs) else {
        return false
      }
      if !storage.repeatsEarlierName(member) {
        let goesOn = body(
          MemberName(storage: storage, node: member),
          JSONValue(storage: storage, node: member + 1),
          JSONValue(storage: other.storage, node: theirs + 1)
        )
        guard goesOn else { return false }
      }
      member = storage.nodeAfterEnd(of: member + 1)
      theirs = other.storage.nodeAfterEnd(of: theirs + 1)
    }
    return member == end && theirs == otherEnd
  }

  /// Calls a function with each element and the element of another array at the same index, up to
  /// the end of the shorter array.
  ///
  /// - Returns: Whether both values are arrays with the same number of elements.
  package func forEachElementPair(
    byIndexWith other: JSONValue,
    _ body: (JSONValue, JSONValue) -> Void
  ) -> Bool {
    guard kind == .array, other.kind == .array else { return false }
    let (end, otherEnd) = (
      storage.nodeAfterEnd(of: node), other.storage.nodeAfterEnd(of: other.node)
    )
    var (element, theirs) = (
      node + JSONTape.wordsPerContainer, other.node + JSONTape.wordsPerContainer
    )
    while element < end, theirs < otherEnd {
      body(
        JSONValue(storage: storage, node: element),
        JSONValue(storage: other.storage, node: theirs)
      )
      element = storage.nodeAfterEnd(of: element)
      theirs = other.storage.nodeAfterEnd(of: theirs)
    }
    return element == end && theirs == otherEnd
  }

  /// Calls a function with each of the ``elements`` in their order; does nothing for another kind.
  package func forEachElement(_ body: (JSONValue) -> Void) {
    guard kind == .array else { return }
    let end = storage.nodeAfterEnd(of: node)
    var element = node + JSONTape.wordsPerContainer
    while element < end {
      body(JSONValue(storage: storage, node: element))
      element = storage.nodeAfterEnd(of: element)
    }
  }
}
