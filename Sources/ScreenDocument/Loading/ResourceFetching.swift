/// Fetches documents: the seam between loading and files or servers.
public protocol ResourceFetching: Sendable {
  /// Gets a document.
  ///
  /// Cancelling the task cancels the request.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: The document, or that the cached copy is still valid; the latter only if the request
  ///   has validators.
  /// - Throws: ``LoadError`` for what could not be had.
  func fetch(_ request: ResourceRequest) async throws(LoadError) -> ResourceResponse
}
