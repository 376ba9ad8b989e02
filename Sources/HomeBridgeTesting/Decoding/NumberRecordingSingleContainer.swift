/// A container that forwards the decoding of a single value, and records it after it was decoded,
/// if its type is a number or a date.
struct NumberRecordingSingleContainer: SingleValueDecodingContainer {
  let base: any SingleValueDecodingContainer
  let log: DecodedNumberLog

  var codingPath: [any CodingKey] { base.codingPath }

  func decodeNil() -> Bool { base.decodeNil() }

  // It also satisfies the protocol's requirements for the types of the standard library, except for
  // `Int128` and `UInt128`, which have default implementations that only throw.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    try decodeRecordingNumberType(type)
  }

  func decode(_ type: Int128.Type) throws -> Int128 { try decodeRecordingNumberType(type) }

  func decode(_ type: UInt128.Type) throws -> UInt128 { try decodeRecordingNumberType(type) }

  private func decodeRecordingNumberType<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try base.decode(NumberRecordingValue<Value>.self).value
    if let number = NumberType(of: type) { log.add(number, at: codingPath) }
    return value
  }
}
