/// A container that forwards the decoding of an object's members, and records each number and date
/// after it was decoded.
struct NumberRecordingKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let base: KeyedDecodingContainer<Key>
  let log: DecodedNumberLog

  var codingPath: [any CodingKey] { base.codingPath }
  var allKeys: [Key] { base.allKeys }

  func contains(_ key: Key) -> Bool { base.contains(key) }

  func decodeNil(forKey key: Key) throws -> Bool { try base.decodeNil(forKey: key) }

  // It also satisfies the protocol's requirements for the types of the standard library, except for
  // `Int128` and `UInt128`, which have default implementations that only throw.
  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decodeRecordingNumberType(type, forKey: key)
  }

  func decode(_ type: Int128.Type, forKey key: Key) throws -> Int128 {
    try decodeRecordingNumberType(type, forKey: key)
  }

  func decode(_ type: UInt128.Type, forKey key: Key) throws -> UInt128 {
    try decodeRecordingNumberType(type, forKey: key)
  }

  private func decodeRecordingNumberType<Value: Decodable>(
    _ type: Value.Type,
    forKey key: Key
  ) throws -> Value {
    let value = try base.decode(NumberRecordingValue<Value>.self, forKey: key).value
    if let number = NumberType(of: type) { log.add(number, at: codingPath + [key]) }
    return value
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    let nested = try base.nestedContainer(keyedBy: type, forKey: key)
    return KeyedDecodingContainer(NumberRecordingKeyedContainer<Nested>(base: nested, log: log))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    NumberRecordingUnkeyedContainer(
      base: try base.nestedUnkeyedContainer(forKey: key),
      log: log
    )
  }

  func superDecoder() throws -> any Decoder {
    NumberRecordingDecoder(base: try base.superDecoder(), log: log)
  }

  func superDecoder(forKey key: Key) throws -> any Decoder {
    NumberRecordingDecoder(base: try base.superDecoder(forKey: key), log: log)
  }
}
