public import Foundation

extension JSONValue {
  /// Decodes the value as a `JSONDecoder` would, from the document's index.
  ///
  /// - Parameter type: The type to decode.
  /// - Returns: The decoded value.
  /// - Throws: ``ContentDecodingError`` with the place in the whole document, also if the value is
  ///   absent.
  public func decode<T: Decodable>(_ type: T.Type) throws(ContentDecodingError) -> T {
    try decode(type, following: .default, userInfo: [:])
  }

  /// Decodes the value as the given decoder would, from the document's index.
  ///
  /// The decoder's strategies and its `userInfo` apply. Its options for texts that are not JSON,
  /// such as `allowsJSON5`, do not, because the document has already been read.
  ///
  /// - Parameters:
  ///   - type: The type to decode.
  ///   - decoder: The decoder whose strategies apply.
  /// - Returns: The decoded value.
  /// - Throws: ``ContentDecodingError`` with the place in the whole document, also if the value is
  ///   absent.
  public func decode<T: Decodable>(
    _ type: T.Type,
    with decoder: JSONDecoder
  ) throws(ContentDecodingError) -> T {
    try decode(type, following: DecodingStrategies(of: decoder), userInfo: decoder.userInfo)
  }

  private func decode<T: Decodable>(
    _ type: T.Type,
    following strategies: DecodingStrategies,
    userInfo: [CodingUserInfoKey: any Sendable]
  ) throws(ContentDecodingError) -> T {
    guard !isAbsent else { throw ContentDecodingError(absent: self) }
    let session = DecodingSession(storage, following: strategies, userInfo: userInfo)
    do {
      return try JSONValueDecoder(session: session, node: node, path: nil).decode(type)
    } catch let error as UnrepresentableNumberError {
      throw ContentDecodingError(unrepresentable: JSONValue(storage: storage, node: error.node))
    } catch {
      throw ContentDecodingError(error, decoding: self) { object, path in
        strategies.member(forLastKeyOf: path, in: object)
      }
    }
  }
}
