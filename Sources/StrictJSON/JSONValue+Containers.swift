extension JSONValue {
  /// Returns the first member of an object with the given name.
  ///
  /// Names are compared byte by byte in UTF-8, with their escapes decoded.
  ///
  /// - Complexity: O(members).
  /// - Parameter key: The member's name.
  /// - Returns: The member's value; `nil` if none exists or the value is not an object.
  public subscript(_ key: String) -> JSONValue? {
    guard kind == .object else { return nil }
    var key = key
    return key.withUTF8 { name in
      let end = storage.nodeAfterEnd(of: node)
      var member = node + JSONTape.wordsPerContainer
      while member < end {
        if storage.isName(at: member, equalTo: name) {
          return JSONValue(storage: storage, node: member + 1)
        }
        member = storage.nodeAfterEnd(of: member + 1)
      }
      return nil
    }
  }

  /// Returns the element of an array at the given index.
  ///
  /// - Complexity: O(index); iterate ``elements`` to visit many.
  /// - Parameter index: The element's index.
  /// - Returns: The element; `nil` outside the array or if the value is not an array.
  public subscript(_ index: Int) -> JSONValue? {
    guard index >= 0 else { return nil }
    var remaining = index
    for element in elements {
      if remaining == 0 { return element }
      remaining -= 1
    }
    return nil
  }

  /// The members of an object in document order, without those that repeat a name; empty for any
  /// other kind.
  public var members: Members {
    Members(of: self)
  }

  /// The elements of an array in order; empty for any other kind.
  public var elements: Elements {
    Elements(of: self)
  }

  /// The number of ``members`` or ``elements``; 0 if the value is not an object or an array.
  ///
  /// - Complexity: O(count).
  public var count: Int {
    switch kind {
    case .array:
      return elements.reduce(0) { count, _ in count + 1 }
    case .object:
      let end = storage.nodeAfterEnd(of: node)
      var count = 0
      var member = node + JSONTape.wordsPerContainer
      while member < end {
        if !storage.repeatsEarlierName(member) { count += 1 }
        member = storage.nodeAfterEnd(of: member + 1)
      }
      return count
    default:
      return 0
    }
  }

  /// Returns the value at a pointer that is relative to this value.
  ///
  /// - Returns: The value; `nil` if the pointer leads to no value.
  public func value(at pointer: JSONPointer) -> JSONValue? {
    let found = deepestValue(along: pointer)
    return found.unreachedTokenCount == 0 ? found.value : nil
  }

  /// Follows a pointer, which is relative to this value, to the deepest value that exists.
  ///
  /// - Returns: The deepest value, which can be this value, and the number of tokens that were not
  ///   followed.
  package func deepestValue(along pointer: JSONPointer) -> (
    value: JSONValue, unreachedTokenCount: Int
  ) {
    var value = self
    for (index, token) in pointer.tokens.enumerated() {
      let next =
        switch value.kind {
        case .object: value[token]
        case .array: JSONPointer.arrayIndex(of: token).flatMap { value[$0] }
        default: JSONValue?.none
        }
      guard let next else { return (value, pointer.tokens.count - index) }
      value = next
    }
    return (value, 0)
  }
}
