extension IndexDecoder {
  /// Returns the error for a value that cannot be read as a scalar type.
  func decodingError(_ fault: ScalarFault, expecting type: Any.Type) -> any Error {
    switch fault {
    case .unfit:
      return UnfitNumber(node: node)
    case .null:
      return DecodingError.valueNotFound(
        type,
        context("Cannot get value of type \(type) -- found null value instead")
      )
    case .mismatch:
      return DecodingError.typeMismatch(
        type,
        context("Expected to decode \(type) but found \(found) instead.")
      )
    }
  }

  /// Returns the error for a value that is not the object or array that a container needs.
  func notAContainer(_ type: Any.Type, named name: String) -> DecodingError {
    guard session.isNull(node) else {
      return .typeMismatch(type, context("Expected to decode \(type) but found \(found) instead."))
    }
    return .valueNotFound(
      type,
      context("Cannot get \(name) decoding container -- found null value instead")
    )
  }

  /// Returns the error for a value whose content is refused.
  func corrupted(_ description: String) -> DecodingError {
    .dataCorrupted(context(description))
  }

  /// Throws an error if the value is `null`.
  func requireValue(of type: Any.Type) throws {
    if decodeNil() { throw decodingError(.null, expecting: type) }
  }

  private func context(_ description: String) -> DecodingError.Context {
    DecodingError.Context(codingPath: codingPath, debugDescription: description)
  }

  /// The kind of the value, for messages.
  private var found: String {
    decodeNil() ? "null" : JSONValue(storage: session.storage, node: node).kind.name
  }
}
