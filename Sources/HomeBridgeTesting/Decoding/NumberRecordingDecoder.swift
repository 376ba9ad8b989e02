/// A decoder that forwards the decoding to another decoder, and records the place and type of each
/// number and date after it was decoded; one that fails to decode is not recorded.
struct NumberRecordingDecoder: Decoder {
  let base: any Decoder
  let log: DecodedNumberLog

  var codingPath: [any CodingKey] { base.codingPath }
  var userInfo: [CodingUserInfoKey: Any] { base.userInfo }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(
      NumberRecordingKeyedContainer(base: try base.container(keyedBy: type), log: log)
    )
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    NumberRecordingUnkeyedContainer(base: try base.unkeyedContainer(), log: log)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    NumberRecordingSingleContainer(base: try base.singleValueContainer(), log: log)
  }
}
