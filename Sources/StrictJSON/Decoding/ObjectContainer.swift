/// The decoding container of an object, which decodes the object's members by coding key.
///
/// It compares names byte by byte if that is possible; otherwise it uses a table of the members.
struct ObjectContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: JSONValueDecoder
  /// The members by coding key; `nil` if names can be compared byte by byte.
  ///
  /// A table is needed if a key strategy converts names, or if a name in the object has an escape
  /// or a letter beyond ASCII.
  private let memberTable: MemberTable?

  init(decoder: JSONValueDecoder) {
    self.decoder = decoder
    memberTable = decoder.session.strategies.memberTable(
      of: decoder.node,
      in: decoder.session.storage,
      path: decoder.path
    )
  }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] {
    let names =
      memberTable?.names ?? MemberTable(of: decoder.node, in: decoder.session.storage).names
    return names.compactMap { Key(stringValue: $0) }
  }

  func contains(_ key: Key) -> Bool { valueNode(named: key.stringValue) != nil }

  func decodeNil(forKey key: Key) throws -> Bool {
    decoder.session.isNullOrAbsent(try requiredValueNode(of: key))
  }

  // It also satisfies the protocol's requirements for the types of the standard library.
  @inline(__always)
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try decodeValue(type, forKey: key)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    try decodeValueIfPresent(type, forKey: key)
  }

  @inline(__always)
  func decodeValue<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try decode(type, at: try requiredValueNode(of: key), for: key)
  }

  @inline(__always)
  func decodeValueIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    guard let value = valueNode(named: key.stringValue), !decoder.session.isNullOrAbsent(value)
    else {
      return nil
    }
    return try decode(type, at: value, for: key)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder.child(try requiredValueNode(of: key), at: .key(key)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder.child(try requiredValueNode(of: key), at: .key(key)).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    decoder.child(
      valueNode(named: NameOrIndexKey.super.stringValue) ?? JSONValueDecoder.absentNode,
      at: .key(NameOrIndexKey.super)
    )
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    decoder.child(valueNode(named: key.stringValue) ?? JSONValueDecoder.absentNode, at: .key(key))
  }

  @inline(__always)
  private func decode<T: Decodable>(_ type: T.Type, at value: Int, for key: Key) throws -> T {
    do throws(ScalarFault) {
      if let scalar = try decoder.session.scalar(type, at: value) {
        decoder.session.recordRead(ofValue: value, in: decoder.node)
        return scalar
      }
    } catch {
      throw decoder.child(value, at: .key(key)).decodingError(error, expecting: type)
    }
    let composite = try decoder.child(value, at: .key(key)).decodeNonScalar(type)
    decoder.session.recordRead(ofValue: value, in: decoder.node)
    return composite
  }

  /// Returns the index in the tape of the value of the first member with a name; `nil` if there is
  /// none.
  ///
  /// The name is that of a coding key: a key strategy has already converted the members' names.
  private func valueNode(named name: String) -> Int? {
    guard let table = memberTable else {
      return decoder.session.valueNode(named: name, in: decoder.node)
    }
    return table[name]
  }

  private func requiredValueNode(of key: Key) throws -> Int {
    let name = key.stringValue
    if let value = valueNode(named: name) { return value }
    let context = DecodingError.Context(
      codingPath: codingPath,
      debugDescription: "No value associated with key \(key) (\"\(name)\")."
    )
    throw DecodingError.keyNotFound(key, context)
  }
}
