#if canImport(SwiftUI) && canImport(UIKit)
public import Foundation
import SwiftUI

extension ScreenImages {
  /// The loader that the hosts use by default: a cache of 64 MiB of decoded images.
  public static let standard = cached(maximumBytes: 64 << 20)

  /// Returns a loader with a cache.
  ///
  /// An address is loaded once at a time; a load is cancelled when no view is waiting for it. A
  /// failure draws a grey area, and the image is requested again when its view appears again.
  ///
  /// - Parameters:
  ///   - maximumBytes: The most bytes of decoded images in the cache; a pixel has four bytes. The
  ///     cache (`NSCache`) is also emptied when the system is short of memory.
  ///   - fetch: Returns the bytes of an image file; by default by `URLSession.shared`.
  /// - Returns: The loader, whose cache all its views share.
  public static func cached(
    maximumBytes: Int,
    fetch: @escaping @Sendable (URL) async throws -> Data = fetchBySharedSession
  ) -> ScreenImages {
    let shared = LazyImageLoaderBox(maximumBytes: maximumBytes, fetch: fetch)
    return ScreenImages(
      prefetch: { shared.loader.prefetch($0) },
      cancelPrefetching: { shared.loader.cancelPrefetching($0) },
      view: { ImageLoadingView(address: $0, loader: shared.loader) }
    )
  }
}

extension ScreenImages {
  /// Returns the bytes that a URL gives, loaded by `URLSession.shared`; the status of an HTTP
  /// response is not checked.
  public static func fetchBySharedSession(_ url: URL) async throws -> Data {
    #if canImport(FoundationNetworking)
    // Where the frameworks of this file exist, Foundation itself has URLSession.
    throw URLError(.unsupportedURL)
    #else
    try await URLSession.shared.data(from: url).0
    #endif
  }
}

/// Holds a loader, which it makes on the main actor when it is first needed.
@MainActor
private final class LazyImageLoaderBox {
  private let maximumCachedBytes: Int
  private let fetch: @Sendable (URL) async throws -> Data
  private(set) lazy var loader = ImageLoader(maximumBytes: maximumCachedBytes, fetch: fetch)

  nonisolated init(maximumBytes: Int, fetch: @escaping @Sendable (URL) async throws -> Data) {
    maximumCachedBytes = maximumBytes
    self.fetch = fetch
  }
}
#elseif canImport(SwiftUI)
extension ScreenImages {
  /// The loader that the views use by default.
  public static var standard: ScreenImages { system }
}
#endif
