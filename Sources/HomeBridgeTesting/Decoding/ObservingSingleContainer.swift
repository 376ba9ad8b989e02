/// A value alone, which is noted if it is a number.
struct ObservingSingleContainer: SingleValueDecodingContainer {
  let base: any SingleValueDecodingContainer
  let notes: NumberNotes

  var codingPath: [any CodingKey] { base.codingPath }

  func decodeNil() -> Bool { base.decodeNil() }

  // The requirements for the types of the standard library are met by it as well.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    let value = try base.decode(Observed<Value>.self).value
    if let number = NumberType(of: type) { notes.add(number, at: codingPath) }
    return value
  }
}
