public import ScreenDocument

/// Gets documents from files and from servers.
///
/// Nothing of the network is set up before the first URL is asked for.
public struct ResourceFetcher: ResourceFetching {
  private let files = FileFetcher()
  private let http: HTTPFetcher

  /// Creates a fetcher.
  ///
  /// - Parameter clock: The clock that timeouts run on.
  public init(clock: any Clock<Duration> = ContinuousClock()) {
    http = HTTPFetcher(clock: clock)
  }

  /// Gets a document.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: The document, or that the cached copy is still valid.
  /// - Throws: `LoadError` for what could not be had.
  public func fetch(_ request: ResourceRequest) async throws(LoadError) -> ResourceResponse {
    guard case .url(let url) = request.location else { return try await files.fetch(request) }
    return try await http.fetch(url, request)
  }
}
