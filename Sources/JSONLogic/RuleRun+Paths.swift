extension RuleRun {
  /// Returns the names in a path; none for `null` and for the empty text, which mean the whole data
  /// or, inside a loop, the element.
  ///
  /// Another value whose text is empty, such as `[]`, has one empty name.
  static func names(inPath value: RuleValue, _ run: inout RuleRun) throws(RuleError) -> [String] {
    if value == .null || value == .string("") { return [] }
    let text = try value.text(&run)
    try run.charge(forTextOf: text)
    guard !text.isEmpty else { return [""] }
    return names(inPathText: text)
  }

  /// Splits the text of a path into names at each `.`; none for the empty text.
  static func names(inPathText text: String) -> [String] {
    guard !text.isEmpty else { return [] }
    guard text.utf8.contains(UInt8(ascii: ".")) else { return [text] }
    return text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// Returns the value at a path in the data, inside a loop the element; `nil` if the path does not
  /// exist.
  mutating func value(at path: [String]) -> RuleValue? {
    guard let first = path.first else { return readLoopElementOrAllData() }
    var value: RuleValue
    if let loopElement {
      guard let child = loopElement.child(first) else { return nil }
      value = child
    } else if first == Self.reservedName, path.count > 1 {
      return path.count == 2 ? flagdProperty(path[1]) : nil
    } else {
      guard let attribute = readAttribute(first) else { return nil }
      value = attribute
    }
    for name in path.dropFirst() {
      guard let child = value.child(name) else { return nil }
      value = child
    }
    return value
  }
}

extension RuleValue {
  /// Returns a member by name, or an element by its index in digits without leading zeros; `nil` if
  /// there is none.
  fileprivate func child(_ name: String) -> RuleValue? {
    switch self {
    case .object(let members): return members[name]
    case .array(let elements):
      guard let index = Int(name), String(index) == name, elements.indices.contains(index) else {
        return nil
      }
      return elements[index]
    case .null, .bool, .number, .string: return nil
    }
  }
}
