/// A container that forwards the decoding of an array's elements, and records each number and date
/// after it was decoded.
struct NumberRecordingUnkeyedContainer: UnkeyedDecodingContainer {
  var base: any UnkeyedDecodingContainer
  let log: DecodedNumberLog

  var codingPath: [any CodingKey] { base.codingPath }
  var count: Int? { base.count }
  var isAtEnd: Bool { base.isAtEnd }
  var currentIndex: Int { base.currentIndex }

  mutating func decodeNil() throws -> Bool { try base.decodeNil() }

  // It also satisfies the protocol's requirements for the types of the standard library, except for
  // `Int128` and `UInt128`, which have default implementations that only throw.
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try decodeRecordingNumberType(type)
  }

  mutating func decode(_ type: Int128.Type) throws -> Int128 { try decodeRecordingNumberType(type) }

  mutating func decode(_ type: UInt128.Type) throws -> UInt128 {
    try decodeRecordingNumberType(type)
  }

  private mutating func decodeRecordingNumberType<Value: Decodable>(_ type: Value.Type) throws
    -> Value
  {
    let index = currentIndex
    let value = try base.decode(NumberRecordingValue<Value>.self).value
    if let number = NumberType(of: type) { log.add(number, at: codingPath + [Index(index)]) }
    return value
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    let nested = try base.nestedContainer(keyedBy: type)
    return KeyedDecodingContainer(NumberRecordingKeyedContainer<Nested>(base: nested, log: log))
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    NumberRecordingUnkeyedContainer(base: try base.nestedUnkeyedContainer(), log: log)
  }

  mutating func superDecoder() throws -> any Decoder {
    NumberRecordingDecoder(base: try base.superDecoder(), log: log)
  }

  private struct Index: CodingKey {
    let intValue: Int?
    let stringValue: String

    init(_ index: Int) {
      intValue = index
      stringValue = String(index)
    }

    init(intValue: Int) { self.init(intValue) }
    init?(stringValue: String) { nil }
  }
}
