import Basics
import Foundation

/// Fetches documents from files and memory, never from a server.
///
/// A URL fails with ``LoadError/Reason-swift.enum/filesOnly``.
public struct FileFetcher: ResourceFetching {
  /// Creates a fetcher.
  public init() {}

  /// Reads a document from its file, or returns bytes in memory.
  public func fetch(_ request: ResourceRequest) async throws(LoadError) -> ResourceResponse {
    switch request.location {
    case .url: throw LoadError(.filesOnly, of: request.location.displayName)
    case .file(let path): return try await Self.readFile(path, of: request)
    case .bytes(let bytes, _):
      return .fetched(try Self.bytesUnlessTooLarge(bytes, of: request), .init())
    }
  }

  @concurrent private static func readFile(
    _ path: String,
    of request: ResourceRequest
  ) async throws(LoadError) -> ResourceResponse {
    let limit = request.limits.maximumBytes
    let bytes: [UInt8]
    do throws(SystemFailure) {
      bytes = try FileDescriptor.open(path, flags: O_RDONLY) { file throws(SystemFailure) in
        try file.readToEnd(stoppingBeyond: limit)
      }
    } catch {
      throw LoadError(.system(error), of: request.location.displayName)
    }
    return .fetched(try bytesUnlessTooLarge(bytes, of: request), .init())
  }

  private static func bytesUnlessTooLarge(
    _ bytes: [UInt8],
    of request: ResourceRequest
  ) throws(LoadError) -> [UInt8] {
    let limit = request.limits.maximumBytes
    guard bytes.count <= limit else {
      throw LoadError(.tooLarge(limit: limit), of: request.location.displayName)
    }
    return bytes
  }
}
