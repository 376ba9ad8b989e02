import StrictJSON

/// An encoding container that adds each element of an array to an ``EncodedFields``.
struct UnkeyedFieldContainer: UnkeyedEncodingContainer {
  private let fields: EncodedFields
  var codingPath: [any CodingKey] { [] }

  init(_ fields: EncodedFields) {
    self.fields = fields
  }

  var count: Int { fields.count }

  mutating func encodeNil() { fields.add(.scalar(.null)) }

  mutating func encode(_ value: Bool) { fields.add(.bool(value)) }

  mutating func encode(_ value: String) { fields.add(.text(value)) }

  mutating func encode(_ value: Int) { fields.add(.integer(value)) }

  mutating func encode(_ value: Double) throws { try fields.add(value) }

  mutating func encode<Value: Encodable>(_ value: Value) throws { try fields.add(value) }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    KeyedEncodingContainer(KeyedFieldContainer<Nested>(fields.addContainer(as: "", .object)))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    UnkeyedFieldContainer(fields.addContainer(as: "", .array))
  }

  mutating func superEncoder() -> any Encoder { fields.addContainer() }
}
