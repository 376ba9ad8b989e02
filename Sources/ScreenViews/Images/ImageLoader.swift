#if canImport(SwiftUI) && canImport(UIKit)
import Foundation
import UIKit

/// Loads images, and caches them up to a number of bytes; requests of one address at the same time
/// share one load.
@MainActor
final class ImageLoader {
  /// The load of one address, for the callers that wait for it.
  private struct Load {
    let task: Task<UIImage, any Error>
    var waitingCallerIDs: Set<Int>
  }

  private let fetchBytes: @Sendable (URL) async throws -> Data
  private let cache = NSCache<NSString, UIImage>()
  private var loadByAddress: [String: Load] = [:]
  private var prefetchByAddress: [String: Task<Void, Never>] = [:]
  /// The id of the last call of ``image(_:)`` that has waited for a load; the first call has the id
  /// 1.
  private var lastCallerID = 0

  /// Creates a loader.
  ///
  /// - Parameters:
  ///   - maximumBytes: The most bytes of decoded images in the cache.
  ///   - fetch: Returns the bytes of an image file.
  init(maximumBytes: Int, fetch: @escaping @Sendable (URL) async throws -> Data) {
    fetchBytes = fetch
    cache.totalCostLimit = maximumBytes
  }

  /// Returns an image from the cache; `nil` if the cache does not contain it.
  func cachedImage(_ address: String) -> UIImage? { cache.object(forKey: address as NSString) }

  /// Returns an image from the cache, or loads it.
  ///
  /// The load is cancelled when its last caller is cancelled. Throws the error of the load, or
  /// `CancellationError`.
  func image(_ address: String) async throws -> UIImage {
    if let image = cachedImage(address) { return image }
    lastCallerID += 1
    let caller = lastCallerID
    let task = loadByAddress[address]?.task ?? Task { try await load(address) }
    loadByAddress[address, default: Load(task: task, waitingCallerIDs: [])]
      .waitingCallerIDs.insert(caller)
    defer { removeCaller(caller, fromLoadOf: address) }
    let image = try await withTaskCancellationHandler {
      try await task.value
    } onCancel: {
      Task { @MainActor in removeCaller(caller, fromLoadOf: address) }
    }
    try Task.checkCancellation()
    return image
  }

  /// Starts to load images that will be shown soon, unless they are in the cache or are being
  /// prefetched.
  func prefetch(_ addresses: [String]) {
    for address in addresses where cachedImage(address) == nil && prefetchByAddress[address] == nil
    {
      prefetchByAddress[address] = Task {
        _ = try? await image(address)
        if !Task.isCancelled { prefetchByAddress[address] = nil }
      }
    }
  }

  /// Stops loading images, except those that a view is waiting for.
  func cancelPrefetching(_ addresses: [String]) {
    for address in addresses { prefetchByAddress.removeValue(forKey: address)?.cancel() }
  }

  private func load(_ address: String) async throws -> UIImage {
    guard let url = URL(string: address) else { throw URLError(.badURL) }
    let data = try await fetchBytes(url)
    try Task.checkCancellation()
    guard let image = await UIImage(data: data)?.byPreparingForDisplay() else {
      throw URLError(.cannotDecodeContentData)
    }
    cache.setObject(image, forKey: address as NSString, cost: image.decodedByteCount)
    return image
  }

  /// Removes a caller from the load of an address, and cancels the load if no caller is left.
  private func removeCaller(_ caller: Int, fromLoadOf address: String) {
    loadByAddress[address]?.waitingCallerIDs.remove(caller)
    guard let load = loadByAddress[address], load.waitingCallerIDs.isEmpty else { return }
    loadByAddress[address] = nil
    load.task.cancel()
  }
}

extension UIImage {
  /// The size of the decoded image in bytes, four for each pixel.
  fileprivate var decodedByteCount: Int { Int(size.width * scale * size.height * scale * 4) }
}
#endif
