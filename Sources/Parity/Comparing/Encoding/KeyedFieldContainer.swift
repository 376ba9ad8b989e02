import StrictJSON

/// An encoding container that adds each member of an object to an ``EncodedFields``.
struct KeyedFieldContainer<Key: CodingKey>: KeyedEncodingContainerProtocol {
  private let fields: EncodedFields
  var codingPath: [any CodingKey] { [] }

  init(_ fields: EncodedFields) {
    self.fields = fields
  }

  mutating func encodeNil(forKey key: Key) { fields.add(.scalar(.null), as: key.stringValue) }

  mutating func encode(_ value: Bool, forKey key: Key) {
    fields.add(.bool(value), as: key.stringValue)
  }

  mutating func encode(_ value: String, forKey key: Key) {
    fields.add(.text(value), as: key.stringValue)
  }

  mutating func encode(_ value: Int, forKey key: Key) {
    fields.add(.integer(value), as: key.stringValue)
  }

  mutating func encode(_ value: Double, forKey key: Key) throws {
    try fields.add(value, as: key.stringValue)
  }

  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try fields.add(value, as: key.stringValue)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type,
    forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    KeyedEncodingContainer(
      KeyedFieldContainer<Nested>(fields.addContainer(as: key.stringValue, .object))
    )
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    UnkeyedFieldContainer(fields.addContainer(as: key.stringValue, .array))
  }

  mutating func superEncoder() -> any Encoder { fields.addContainer(as: "super") }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    fields.addContainer(as: key.stringValue)
  }
}
