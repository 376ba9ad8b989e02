public import ScreenDocument

/// A fetcher of documents from files and from servers.
///
/// From a server, only the status 200 or 203 gives a document; 304 gives `notModified` if
/// validators were sent. They are sent only to the URL that they come from, so a redirect to a new
/// target gives this target's document. The redirects 301, 302, 303, 307 and 308 are followed up to
/// the limit, but never from `https` to `http`. The session stores nothing, sends no cookies, and
/// is created when the first URL is requested.
public struct ResourceFetcher: ResourceFetching {
  private let files = FileFetcher()
  private let http: HTTPFetcher

  /// Creates a fetcher.
  ///
  /// - Parameter clock: The clock of the timeouts of requests to servers.
  public init(clock: any Clock<Duration> = ContinuousClock()) {
    http = HTTPFetcher(clock: clock)
  }

  /// Fetches a document from a file or a server, or returns bytes in memory.
  public func fetch(_ request: ResourceRequest) async throws(LoadError) -> ResourceResponse {
    guard case .url(let url) = request.location else { return try await files.fetch(request) }
    return try await http.fetch(url, request)
  }
}
