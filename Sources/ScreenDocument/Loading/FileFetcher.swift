import Basics
import Foundation

/// Gets documents from files, and asks no servers.
///
/// A URL is a failure, ``LoadError/Reason-swift.enum/filesOnly``.
public struct FileFetcher: ResourceFetching {
  /// Creates a fetcher.
  public init() {}

  /// Gets a document.
  ///
  /// - Parameter request: What is asked for.
  /// - Returns: The document.
  /// - Throws: ``LoadError`` for what could not be had.
  public func fetch(_ request: ResourceRequest) async throws(LoadError) -> ResourceResponse {
    switch request.location {
    case .url: throw LoadError(.filesOnly, of: request.location.name)
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
