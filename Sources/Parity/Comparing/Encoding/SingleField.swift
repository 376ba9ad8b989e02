import ScreenDocument
import StrictJSON

/// Records the single value that a type encodes itself as.
struct SingleField: SingleValueEncodingContainer {
  private let fields: EncodedFields
  let codingPath: [any CodingKey] = []

  init(_ fields: EncodedFields) {
    self.fields = fields
  }

  mutating func encodeNil() { fields.add(.scalar(.null)) }

  mutating func encode<Value: Encodable>(_ value: Value) { fields.add(value) }
}
