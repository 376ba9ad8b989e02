/// The members of an object, found by comparing bytes where that is possible.
struct ObjectContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  private let decoder: IndexDecoder
  /// The members by name; `nil` if names can be compared byte by byte.
  private let table: MemberTable?

  init(decoder: IndexDecoder) {
    self.decoder = decoder
    table = decoder.session.strategies.table(
      of: decoder.node,
      in: decoder.session.storage,
      path: decoder.path
    )
  }

  var codingPath: [any CodingKey] { decoder.codingPath }

  var allKeys: [Key] {
    let names = table?.names ?? MemberTable(of: decoder.node, in: decoder.session.storage).names
    return names.compactMap { Key(stringValue: $0) }
  }

  func contains(_ key: Key) -> Bool { find(key.stringValue) != nil }

  func decodeNil(forKey key: Key) throws -> Bool {
    decoder.session.isNull(try value(of: key))
  }

  // It also satisfies the protocol's requirements for the types of the standard library.
  @inline(__always)
  func decode<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try value(type, forKey: key)
  }

  func decodeIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    try valueIfPresent(type, forKey: key)
  }

  @inline(__always)
  func value<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T {
    try decode(type, at: try value(of: key), key)
  }

  @inline(__always)
  func valueIfPresent<T: Decodable>(_ type: T.Type, forKey key: Key) throws -> T? {
    guard let value = find(key.stringValue), !decoder.session.isNull(value) else { return nil }
    return try decode(type, at: value, key)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    try decoder.child(try value(of: key), at: .key(key)).container(keyedBy: type)
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder.child(try value(of: key), at: .key(key)).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder {
    decoder.child(find(PlainKey.super.stringValue) ?? IndexDecoder.absent, at: .key(PlainKey.super))
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    decoder.child(find(key.stringValue) ?? IndexDecoder.absent, at: .key(key))
  }

  @inline(__always)
  private func decode<T: Decodable>(_ type: T.Type, at value: Int, _ key: Key) throws -> T {
    do throws(ScalarFault) {
      if let scalar = try decoder.session.scalar(type, at: value) {
        decoder.session.advance(past: value, in: decoder.node)
        return scalar
      }
    } catch {
      throw decoder.child(value, at: .key(key)).decodingError(error, expecting: type)
    }
    let composite = try decoder.child(value, at: .key(key)).composite(type)
    decoder.session.advance(past: value, in: decoder.node)
    return composite
  }

  /// Returns the entry of the value of the member with a name; `nil` if there is none.
  private func find(_ name: String) -> Int? {
    guard let table else { return decoder.session.value(named: name, in: decoder.node) }
    return table[name]
  }

  private func value(of key: Key) throws -> Int {
    let name = key.stringValue
    if let value = find(name) { return value }
    let context = DecodingError.Context(
      codingPath: codingPath,
      debugDescription: "No value associated with key \(key) (\"\(name)\")."
    )
    throw DecodingError.keyNotFound(key, context)
  }
}
