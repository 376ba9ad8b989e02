/// Fetches documents from files or servers, for a ``ScreenLoader``.
public protocol ResourceFetching: Sendable {
  /// Fetches a document.
  ///
  /// Cancelling the task cancels the request. A fetcher that follows redirects returns the document
  /// of another URL without validators, because they are valid only for that URL.
  ///
  /// - Returns: The document, or ``ResourceResponse/notModified`` if the request has validators and
  ///   the cached copy is still valid.
  /// - Throws: ``LoadError`` if the document cannot be fetched.
  func fetch(_ request: ResourceRequest) async throws(LoadError) -> ResourceResponse
}
