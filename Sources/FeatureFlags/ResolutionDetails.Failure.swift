extension ResolutionDetails {
  /// The error of an evaluation.
  public struct Failure: Hashable, Sendable {
    /// The error, in OpenFeature's spelling.
    public let code: FlagErrorCode
    /// A sentence that describes the error; `nil` if there is none.
    public let message: String?

    /// Creates an error.
    ///
    /// - Parameters:
    ///   - code: The error, in OpenFeature's spelling.
    ///   - message: A sentence that describes the error.
    public init(_ code: FlagErrorCode, _ message: String? = nil) {
      self.code = code
      self.message = message
    }
  }
}
