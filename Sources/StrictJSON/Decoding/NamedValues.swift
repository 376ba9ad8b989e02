/// A dictionary with text keys, which are the names of members that no strategy converts.
protocol NamedValues {
  /// Decodes all members of an object.
  init(decoding decoder: IndexDecoder) throws
}

extension Dictionary: NamedValues where Key == String, Value: Decodable {
  init(decoding decoder: IndexDecoder) throws {
    try decoder.requireValue(of: [String: Any].self)
    let storage = decoder.session.storage
    guard storage.firstByte(of: decoder.node) == JSONByte.openBrace else {
      throw decoder.decodingError(.mismatch, expecting: [String: Any].self)
    }
    self.init()
    let end = storage.next(after: decoder.node)
    var member = decoder.node + JSONTape.containerWords
    while member < end {
      let name = storage.string(at: member)
      let step = DecodingPath.Step.key(PlainKey(stringValue: name))
      // A repeated member does not count, but a wrong value of it is an error.
      let value = try decoder.child(member + 1, at: step).decode(Value.self)
      if self[name] == nil { self[name] = value }
      member = storage.next(after: member + 1)
    }
  }
}
