/// The decoding container of an array: decodes its elements, one after the other.
struct ArrayContainer: UnkeyedDecodingContainer {
  private let decoder: JSONValueDecoder
  /// The index in the tape of the entry after the array.
  private let endNode: Int
  /// The index in the tape of the next element.
  private var nextNode: Int
  private(set) var currentIndex = 0

  init(decoder: JSONValueDecoder) {
    self.decoder = decoder
    endNode = decoder.session.storage.nodeAfterEnd(of: decoder.node)
    nextNode = decoder.node + JSONTape.wordsPerContainer
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var isAtEnd: Bool { nextNode >= endNode }

  /// The number of all elements.
  ///
  /// - Complexity: O(elements) at the first access, then O(1).
  var count: Int? { decoder.session.elementCount(of: decoder.node) }

  mutating func decodeNil() throws -> Bool {
    try requireElement(of: Never.self)
    guard decoder.session.isNullOrAbsent(nextNode) else { return false }
    advance()
    return true
  }

  // It also satisfies the protocol's requirements for the types of the standard library.
  @inline(__always)
  mutating func decode<T: Decodable>(_ type: T.Type) throws -> T { try decodeNext(type) }

  mutating func decode(_ type: Int128.Type) throws -> Int128 { try decodeNext(type) }

  mutating func decode(_ type: UInt128.Type) throws -> UInt128 { try decodeNext(type) }

  @inline(__always)
  private mutating func decodeNext<T: Decodable>(_ type: T.Type) throws -> T {
    try requireElement(of: type)
    do throws(ScalarFault) {
      if let scalar = try decoder.session.scalar(type, at: nextNode) {
        advance()
        return scalar
      }
    } catch {
      throw nextDecoder.decodingError(error, expecting: type)
    }
    let composite = try nextDecoder.decodeNonScalar(type)
    advance()
    return composite
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try requireElement(of: KeyedDecodingContainer<Nested>.self)
    let container = try nextDecoder.container(keyedBy: type)
    advance()
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try requireElement(of: (any UnkeyedDecodingContainer).self)
    let container = try nextDecoder.unkeyedContainer()
    advance()
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    try requireElement(of: (any Decoder).self)
    let decoder = nextDecoder
    advance()
    return decoder
  }

  private var nextDecoder: JSONValueDecoder { decoder.child(nextNode, at: .index(currentIndex)) }

  private mutating func advance() {
    nextNode = decoder.session.storage.nodeAfterEnd(of: nextNode)
    currentIndex += 1
  }

  /// Throws an error if no element is left.
  @inline(__always)
  private func requireElement(of type: Any.Type) throws {
    if isAtEnd { throw noElementLeftError(expecting: type) }
  }

  private func noElementLeftError(expecting type: Any.Type) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: codingPath + [NameOrIndexKey(index: currentIndex)],
      debugDescription: "Unkeyed container is at end."
    )
    return .valueNotFound(type, context)
  }
}
