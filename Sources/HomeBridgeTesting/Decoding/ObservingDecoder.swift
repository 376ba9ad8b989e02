/// A decoder that notes the numbers and their types, and forwards the decoding to another decoder.
struct ObservingDecoder: Decoder {
  let base: any Decoder
  let notes: NumberNotes

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(
      ObservingKeyedContainer(base: try base.container(keyedBy: type), notes: notes)
    )
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    ObservingUnkeyedContainer(base: try base.unkeyedContainer(), notes: notes)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    ObservingSingleContainer(base: try base.singleValueContainer(), notes: notes)
  }
}
