import ScreenDocument
import StrictJSON

/// An encoding container that adds each element of an array to an ``EncodedFields``.
struct ListedFields: UnkeyedEncodingContainer {
  private let fields: EncodedFields
  let codingPath: [any CodingKey] = []

  init(_ fields: EncodedFields) {
    self.fields = fields
  }

  var count: Int { fields.fields.count }

  mutating func encodeNil() { fields.add(.scalar(.null)) }

  mutating func encode<Value: Encodable>(_ value: Value) { fields.add(value) }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    KeyedEncodingContainer(KeyedFields<Nested>(fields.nest(as: "", .object)))
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    ListedFields(fields.nest(as: "", .array))
  }

  mutating func superEncoder() -> any Encoder { fields.nest() }
}
