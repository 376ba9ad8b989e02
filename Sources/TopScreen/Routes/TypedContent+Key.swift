public import ScreenDocument

extension TypedContent {
  /// Creates a content from a response that the transport has decoded.
  ///
  /// ```swift
  /// TypedContent(.imageBanner, id: "b1", banner)
  /// ```
  ///
  /// - Parameters:
  ///   - key: The contract of the content's kind, as routes and handlers name it. A response of
  ///     another type than the one the kind is registered with fails its content alone, with the
  ///     diagnostic `wrongResponseType`.
  ///   - id: The content's identity on its screen; `nil` for an id that the document generates:
  ///     `kind#n`.
  ///   - response: The response.
  ///   - title: The content's title.
  ///   - rules: The rules for the content's place and visibility.
  public init<Response, Output>(
    _ key: ContentKey<Response, Output>,
    id: ContentID? = nil,
    _ response: Response,
    title: String? = nil,
    rules: ContentRules? = nil
  ) {
    self.init(
      kind: key.kind,
      id: id,
      response: TypedResponse(response),
      title: title,
      rules: rules
    )
  }

  /// Creates a content whose response the transport could not decode.
  ///
  /// The content keeps its place and its last view data, in phase `failed` with the diagnostic
  /// `decodingFailed`; no other content fails.
  ///
  /// - Parameters:
  ///   - key: The contract of the content's kind.
  ///   - id: The content's identity on its screen; `nil` for an id that the document generates:
  ///     `kind#n`.
  ///   - failure: The error that the transport threw.
  ///   - title: The content's title.
  ///   - rules: The rules for the content's place and visibility.
  public init<Response, Output>(
    _ key: ContentKey<Response, Output>,
    id: ContentID? = nil,
    failure: any Error,
    title: String? = nil,
    rules: ContentRules? = nil
  ) {
    let reason = "\(failure)"
    let period = reason.hasSuffix(".") ? "" : "."
    self.init(
      kind: key.kind,
      id: id,
      response: UndecodableResponse(
        "The transport could not decode the response: \(reason)\(period) Correct the response, or its type."
      ),
      title: title,
      rules: rules
    )
  }
}
