public import ScreenDocument

/// Fetches documents from files and from servers.
///
/// The network session is created when the first URL is requested.
public struct ResourceFetcher: ResourceFetching {
  private let files = FileFetcher()
  private let http: HTTPFetcher

  /// Creates a fetcher.
  ///
  /// - Parameter clock: The clock of the timeouts.
  public init(clock: any Clock<Duration> = ContinuousClock()) {
    http = HTTPFetcher(clock: clock)
  }

  /// Fetches a document from a file or a server.
  public func fetch(_ request: ResourceRequest) async throws(LoadError) -> ResourceResponse {
    guard case .url(let url) = request.location else { return try await files.fetch(request) }
    return try await http.fetch(url, request)
  }
}
