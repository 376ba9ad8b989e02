/// The elements of an array, in order.
struct ArrayContainer: UnkeyedDecodingContainer {
  private let decoder: IndexDecoder
  /// The index in the tape of the entry after the array.
  private let end: Int
  /// The index in the tape of the next element.
  private var element: Int
  private(set) var currentIndex = 0

  init(decoder: IndexDecoder) {
    self.decoder = decoder
    end = decoder.session.storage.next(after: decoder.node)
    element = decoder.node + JSONTape.containerWords
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var isAtEnd: Bool { element >= end }

  /// The number of all elements.
  ///
  /// - Complexity: O(elements).
  var count: Int? { JSONValue(storage: decoder.session.storage, node: decoder.node).count }

  mutating func decodeNil() throws -> Bool {
    try requireElement(of: Never.self)
    guard decoder.session.isNull(element) else { return false }
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
      if let scalar = try decoder.session.scalar(type, at: element) {
        advance()
        return scalar
      }
    } catch {
      throw child.decodingError(error, expecting: type)
    }
    let composite = try child.composite(type)
    advance()
    return composite
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    try requireElement(of: KeyedDecodingContainer<Nested>.self)
    let container = try child.container(keyedBy: type)
    advance()
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    try requireElement(of: (any UnkeyedDecodingContainer).self)
    let container = try child.unkeyedContainer()
    advance()
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    try requireElement(of: (any Decoder).self)
    let decoder = child
    advance()
    return decoder
  }

  private var child: IndexDecoder { decoder.child(element, at: .index(currentIndex)) }

  private mutating func advance() {
    element = decoder.session.storage.next(after: element)
    currentIndex += 1
  }

  /// Throws an error at the end of the array.
  @inline(__always)
  private func requireElement(of type: Any.Type) throws {
    if isAtEnd { throw endError(expecting: type) }
  }

  private func endError(expecting type: Any.Type) -> DecodingError {
    let context = DecodingError.Context(
      codingPath: codingPath + [PlainKey(index: currentIndex)],
      debugDescription: "Unkeyed container is at end."
    )
    return .valueNotFound(type, context)
  }
}
