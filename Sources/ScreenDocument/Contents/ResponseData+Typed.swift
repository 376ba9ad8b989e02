package import StrictJSON

extension ResponseData {
  /// Creates the response of a typed content, to replace the one that a screen shows.
  ///
  /// - Parameter content: The content; without an id it is the first of its kind without one,
  ///   `kind#1`.
  public init(_ content: TypedContent) {
    self.init(content, id: content.id ?? ContentID("\(content.kind)#1"), position: 0)
  }

  /// Why ``payload`` is `null` for a typed content: the transport could not decode its response,
  /// the response is not `Encodable`, or encoding it failed.
  ///
  /// `nil` for a response in JSON, and for one that can be encoded. The first access encodes the
  /// response.
  public var encodingFailure: String? {
    guard case .failure(let failure)? = decodedResponse?.encodingResult else { return nil }
    return failure.description
  }

  /// Returns the response as the given type: as the transport decoded it, or decoded from the
  /// payload by this call.
  ///
  /// - Parameter type: The type to decode.
  /// - Returns: The response.
  /// - Throws: ``ContentDecodingError`` for a payload that does not decode, for a typed response of
  ///   another type, and for a response that the transport could not decode.
  package func response<Response: Decodable & Sendable>(
    as type: Response.Type
  ) throws(ContentDecodingError) -> Response {
    guard let decodedResponse else { return try payload.decode(type) }
    guard let response = decodedResponse.typed(as: type) else {
      throw responseError(expecting: type)
    }
    return response.value
  }

  /// Returns the error of a typed response that is not of the expected type, or that the transport
  /// could not decode.
  package func responseError(expecting expected: Any.Type) -> ContentDecodingError {
    let failure = decodedResponse?.decodingFailure
    let mismatch = decodedResponse?.wrongResponseTypeMessage(expecting: expected, of: kind, id: id)
    return ContentDecodingError(
      diagnostic: Diagnostic(
        severity: .error,
        code: failure == nil ? "wrongResponseType" : "decodingFailed",
        path: Self.typedContentPointer(at: position),
        message: failure ?? mismatch ?? ""
      )
    )
  }

  /// Returns the path `/contents/n` that diagnostics give for the typed content at position n.
  ///
  /// A typed document has no text with real paths.
  static func typedContentPointer(at position: Int) -> JSONPointer {
    JSONPointer.root.appending("contents").appending(index: position)
  }
}
