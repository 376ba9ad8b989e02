/// A dictionary with `String` keys: its keys are the members' names as they are, even if a key
/// strategy converts the names for other types.
protocol DictionaryWithUnconvertedKeys {
  /// Creates the dictionary from all members of an object; of members with one name the first
  /// counts.
  ///
  /// Throws if the value is not an object, or if the value of a member cannot be decoded, even of a
  /// member that repeats an earlier name.
  init(decoding decoder: JSONValueDecoder) throws
}

extension Dictionary: DictionaryWithUnconvertedKeys where Key == String, Value: Decodable {
  init(decoding decoder: JSONValueDecoder) throws {
    try decoder.throwIfNull(expecting: [String: Any].self)
    let storage = decoder.session.storage
    guard storage.firstByte(of: decoder.node) == JSONByte.openBrace else {
      throw decoder.decodingError(.mismatch, expecting: [String: Any].self)
    }
    self.init()
    let end = storage.nodeAfterEnd(of: decoder.node)
    var member = decoder.node + JSONTape.wordsPerContainer
    while member < end {
      let name = storage.string(at: member)
      let step = DecodingPath.Step.key(NameOrIndexKey(stringValue: name))
      // A repeated member does not count, but a wrong value of it is an error.
      let value = try decoder.child(member + 1, at: step).decode(Value.self)
      if self[name] == nil { self[name] = value }
      member = storage.nodeAfterEnd(of: member + 1)
    }
  }
}
