import Foundation

/// Gets documents from files and from servers.
///
/// Nothing of the network is set up before the first URL is asked for.
public struct ResourceFetcher: ResourceFetching {
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
  /// - Returns: The document, or that the copy at hand is still good.
  /// - Throws: ``LoadError`` for what could not be had.
  public func fetch(_ request: ResourceRequest) async throws(LoadError) -> ResourceResponse {
    switch request.location {
    case .url(let url): return try await http.fetch(url, request)
    case .file(let path): return try await Self.read(path, of: request)
    case .bytes(let bytes, _): return .fetched(try Self.bounded(bytes, of: request), .init())
    }
  }

  @concurrent private static func read(
    _ path: String,
    of request: ResourceRequest
  ) async throws(LoadError) -> ResourceResponse {
    let limit = request.limits.maximumBytes
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try FileDescriptor.open(path, flags: O_RDONLY) { file throws(SystemFailure) in
        try file.read(limit: limit)
      }
    } catch {
      throw LoadError(.system(error), of: request.location.name)
    }
    return .fetched(try bounded(bytes, of: request), .init())
  }

  private static func bounded(
    _ bytes: [UInt8],
    of request: ResourceRequest
  ) throws(LoadError) -> [UInt8] {
    let limit = request.limits.maximumBytes
    guard bytes.count <= limit else {
      throw LoadError(.tooLarge(limit: limit), of: request.location.name)
    }
    return bytes
  }
}
