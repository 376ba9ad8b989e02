package import StrictJSON

extension ResponseData {
  /// Creates the response of a typed content, to replace the one that a screen shows.
  ///
  /// - Parameter content: The content; without an id it is the first of its kind without one, `kind#1`.
  public init(_ content: TypedContent) {
    self.init(content, id: content.id ?? ContentID("\(content.kind)#1"), position: 0)
  }

  /// Why ``payload`` is `null` for a typed content: its response is not `Encodable`, or its encoding failed.
  ///
  /// `nil` for a response in JSON, and for one that can be encoded. The first access encodes the response.
  public var encodingFailure: String? {
    guard case .failure(let failure)? = decoded?.encoded else { return nil }
    return failure.description
  }

  /// Returns the response as a type: the one that the transport decoded, or the payload, which this call decodes.
  ///
  /// - Parameter type: The type to decode.
  /// - Returns: The response.
  /// - Throws: ``ContentDecodingError`` for a payload that does not decode, and for a typed response of another
  ///   type.
  package func response<Response: Decodable & Sendable>(
    as type: Response.Type
  ) throws(ContentDecodingError) -> Response {
    guard let decoded else { return try payload.decode(type) }
    guard let response = decoded.typed(as: type) else { throw typeError(expecting: type) }
    return response.value
  }

  /// Returns the error of a typed response that is not of the expected type, or that the transport could not decode.
  package func typeError(expecting expected: Any.Type) -> ContentDecodingError {
    let failure = decoded?.failure
    let mismatch = decoded?.mismatch(with: expected, of: kind, id: id)
    return ContentDecodingError(
      diagnostic: Diagnostic(
        severity: .error,
        code: failure == nil ? "wrongResponseType" : "decodingFailed",
        path: Self.typedPointer(at: position),
        message: failure ?? mismatch ?? ""
      )
    )
  }

  /// Returns the path that diagnostics give for a typed content, whose document has no text.
  static func typedPointer(at position: Int) -> JSONPointer {
    JSONPointer.root.appending("contents").appending(index: position)
  }
}
