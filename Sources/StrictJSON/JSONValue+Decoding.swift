import Foundation

extension JSONValue {
  /// Decodes the value with a `JSONDecoder`, which reads only this value's bytes.
  ///
  /// - Parameter type: The type to decode.
  /// - Returns: The decoded value.
  /// - Throws: ``ContentDecodingError`` with the place in the whole document.
  public func decode<T: Decodable>(_ type: T.Type) throws(ContentDecodingError) -> T {
    guard !isAbsent else { throw ContentDecodingError(absent: self) }
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch {
      if UnfitNumber.isPlaceless(error), let number = UnfitNumber(in: self, for: type).find() {
        throw ContentDecodingError(unfit: number)
      }
      throw ContentDecodingError(error, decoding: self)
    }
  }
}
