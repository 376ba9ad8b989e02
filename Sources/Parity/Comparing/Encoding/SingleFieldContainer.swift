import StrictJSON

/// An encoding container that adds one value to an ``EncodedFields``, for a type that encodes
/// itself as a single value.
struct SingleFieldContainer: SingleValueEncodingContainer {
  private let fields: EncodedFields
  var codingPath: [any CodingKey] { [] }

  init(_ fields: EncodedFields) {
    self.fields = fields
  }

  mutating func encodeNil() { fields.add(.scalar(.null)) }

  mutating func encode(_ value: Bool) { fields.add(.bool(value)) }

  mutating func encode(_ value: String) { fields.add(.text(value)) }

  mutating func encode(_ value: Int) { fields.add(.integer(value)) }

  mutating func encode(_ value: Double) throws { try fields.add(value) }

  mutating func encode<Value: Encodable>(_ value: Value) throws { try fields.add(value) }
}
