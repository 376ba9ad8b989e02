extension JSONValueDecoder {
  /// Returns the error for a value that cannot be read as a scalar type.
  func decodingError(_ fault: ScalarFault, expecting type: Any.Type) -> any Error {
    switch fault {
    case .notRepresentable:
      return UnrepresentableNumberError(node: node)
    case .null:
      return DecodingError.valueNotFound(
        type,
        errorContext("Cannot get value of type \(type) -- found null value instead")
      )
    case .mismatch:
      return DecodingError.typeMismatch(
        type,
        errorContext("Expected to decode \(type) but found \(kindName) instead.")
      )
    }
  }

  /// Returns the error for a value that is not the object or array that a container needs.
  func nonContainerError(_ type: Any.Type, named name: String) -> DecodingError {
    guard session.isNullOrAbsent(node) else {
      return .typeMismatch(
        type,
        errorContext("Expected to decode \(type) but found \(kindName) instead.")
      )
    }
    return .valueNotFound(
      type,
      errorContext("Cannot get \(name) decoding container -- found null value instead")
    )
  }

  /// Returns the error for a value of the right kind that its type refuses, such as a text that is
  /// not a date.
  func corruptedValueError(_ description: String) -> DecodingError {
    .dataCorrupted(errorContext(description))
  }

  /// Throws an error if the value is `null` or absent.
  func throwIfNull(expecting type: Any.Type) throws {
    if decodeNil() { throw decodingError(.null, expecting: type) }
  }

  private func errorContext(_ description: String) -> DecodingError.Context {
    DecodingError.Context(codingPath: codingPath, debugDescription: description)
  }

  /// The kind of the value with its article, for messages; `null` for an absent value.
  private var kindName: String {
    decodeNil() ? "null" : JSONValue(storage: session.storage, node: node).kind.nameWithArticle
  }
}
