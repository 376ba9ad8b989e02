/// A single value; a decoded number is noted.
struct ObservingSingleContainer: SingleValueDecodingContainer {
  let base: any SingleValueDecodingContainer
  let notes: NumberNotes

  var codingPath: [any CodingKey] { base.codingPath }

  func decodeNil() -> Bool { base.decodeNil() }

  // It also satisfies the protocol's requirements for the types of the standard library.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try base.decode(Observed<Value>.self).value
    if let number = NumberType(of: type) { notes.add(number, at: codingPath) }
    return value
  }
}
