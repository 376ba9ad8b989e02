/// Whoever gets documents: the seam between loading and the world.
public protocol ResourceFetching: Sendable {
  /// Gets a document.
  ///
  /// Cancelling the task cancels the request.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: The document, or that the copy at hand is still good; the latter only if the request
  ///   has validators.
  /// - Throws: ``LoadError`` for what could not be had.
  func fetch(_ request: ResourceRequest) async throws(LoadError) -> ResourceResponse
}
