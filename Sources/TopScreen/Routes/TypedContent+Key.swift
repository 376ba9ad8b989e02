public import ScreenDocument

extension TypedContent {
  /// Creates a content of a response that the transport has decoded.
  ///
  /// ```swift
  /// TypedContent(.imageBanner, id: "b1", banner)
  /// ```
  ///
  /// - Parameters:
  ///   - key: The contract of the content's kind, as routes and handlers name it. A response of another type than
  ///     the one the kind is registered with fails its content alone, with the diagnostic `wrongResponseType`.
  ///   - id: The content's identity on its screen; `nil` for one that its document makes: `kind#n`.
  ///   - response: The response.
  ///   - title: The content's heading.
  ///   - rules: Where the content stands, and when it is there.
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
  /// It keeps its place, shows what it showed before, and is `failed` with the diagnostic `decodingFailed`; nothing
  /// else of the screen fails.
  ///
  /// - Parameters:
  ///   - key: The contract of the content's kind.
  ///   - id: The content's identity on its screen.
  ///   - failure: What the transport threw.
  ///   - title: The content's heading.
  ///   - rules: Where the content stands, and when it is there.
  public init<Response, Output>(
    _ key: ContentKey<Response, Output>,
    id: ContentID? = nil,
    failure: any Error,
    title: String? = nil,
    rules: ContentRules? = nil
  ) {
    self.init(
      kind: key.kind,
      id: id,
      response: FailedResponse("The transport could not decode the response: \(failure)"),
      title: title,
      rules: rules
    )
  }
}
