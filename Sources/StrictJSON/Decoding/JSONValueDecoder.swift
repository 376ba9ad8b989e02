/// A decoder that reads the values of a document from its index.
///
/// | subject                                          | compared with a `JSONDecoder`             |
/// | ------------------------------------------------ | ----------------------------------------- |
/// | values, kinds of errors and their coding paths   | the same, except in the next rows         |
/// | coding path of a date that is not in ISO 8601    | is complete; a `JSONDecoder` omits the last key |
/// | zero with an exponent of one digit, `0e9`        | is zero; a `JSONDecoder` on Linux refuses it |
/// | order of `allKeys`                               | is the order of the document              |
/// | a number that its type cannot represent          | the error has the number's place          |
///
/// It has the size of three words, so an `any Decoder` stores it without allocating memory.
struct JSONValueDecoder: Decoder {
  let session: DecodingSession
  /// The index in the tape of the value; ``absentNode`` for a value that the document does not
  /// have, which is read as `null`.
  let node: Int
  let path: DecodingPath?

  /// The ``node`` of a value that the document does not have.
  static let absentNode = -1

  var codingPath: [any CodingKey] { DecodingPath.keys(of: path) }
  var userInfo: [CodingUserInfoKey: Any] { session.userInfo }

  /// Returns a decoder for an element or member value of this decoder's value.
  func child(_ node: Int, at step: DecodingPath.Step) -> JSONValueDecoder {
    JSONValueDecoder(session: session, node: node, path: DecodingPath(step, after: path))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    guard node >= 0, session.storage.firstByte(of: node) == JSONByte.openBrace else {
      throw nonContainerError([String: Any].self, named: "keyed")
    }
    return KeyedDecodingContainer(ObjectContainer(decoder: self))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard node >= 0, session.storage.firstByte(of: node) == JSONByte.openBracket else {
      throw nonContainerError([Any].self, named: "unkeyed")
    }
    return ArrayContainer(decoder: self)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { self }
}

extension JSONValueDecoder: SingleValueDecodingContainer {
  func decodeNil() -> Bool { session.isNullOrAbsent(node) }

  // It also satisfies the protocol's requirements for the types of the standard library.
  @inline(__always)
  func decode<T: Decodable>(_ type: T.Type) throws -> T { try decodeValue(type) }

  func decode(_ type: Int128.Type) throws -> Int128 { try decodeValue(type) }

  func decode(_ type: UInt128.Type) throws -> UInt128 { try decodeValue(type) }

  @inline(__always)
  private func decodeValue<T: Decodable>(_ type: T.Type) throws -> T {
    do throws(ScalarFault) {
      if let scalar = try session.scalar(type, at: node) { return scalar }
    } catch {
      throw decodingError(error, expecting: type)
    }
    return try decodeNonScalar(type)
  }
}
