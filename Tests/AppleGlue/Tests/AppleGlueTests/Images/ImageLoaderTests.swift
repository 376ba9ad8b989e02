import Foundation
import SwiftUI
import Testing
import UIKit

@testable import ScreenViews

/// Images of 4 bytes a pixel at a scale of 2: an image of 10 × 10 points has 1,600 bytes.
@MainActor
@Suite(.timeLimit(.minutes(20))) struct ImageLoaderTests {
  private let server = ImageServer()

  private func loader(maximumBytes: Int = 100_000) -> ImageLoader {
    ImageLoader(maximumBytes: maximumBytes) { [server] in try await server.answer($0) }
  }

  @Test func `an address is loaded once for two callers, and then cached`() async throws {
    let loader = loader()
    async let first = loader.image("https://a.jp/1")
    async let second = loader.image("https://a.jp/1")
    await server.requests(1)
    await server.release("10x10")

    #expect(try await first.size == CGSize(width: 10, height: 10))
    #expect(try await second.size == CGSize(width: 10, height: 10))
    #expect(loader.cachedImage("https://a.jp/1") != nil)
    #expect(await server.requested == ["https://a.jp/1"])
  }

  @Test func `the cache holds no more bytes than its bound`() async throws {
    let loader = loader(maximumBytes: 4_000)
    await server.release("10x10")
    for number in 0..<10 { _ = try await loader.image("https://a.jp/\(number)") }

    let cached = (0..<10).filter { loader.cachedImage("https://a.jp/\($0)") != nil }
    #expect((1...2).contains(cached.count))
  }

  @Test func `a load is cancelled with its last caller, and not before`() async throws {
    let loader = loader()
    let first = Task { try await loader.image("https://a.jp/1") }
    let second = Task { try await loader.image("https://a.jp/1") }
    await server.requests(1)
    await mainQueueSettles()

    first.cancel()
    await mainQueueSettles()
    #expect(await server.cancellations == 0)
    second.cancel()
    await server.cancelled(1)

    await #expect(throws: (any Error).self) { try await second.value }
    #expect(loader.cachedImage("https://a.jp/1") == nil)
  }

  @Test func `prefetching fills the cache, and can be cancelled`() async throws {
    let loader = loader()
    loader.prefetch(["https://a.jp/1", "https://a.jp/2"])
    await server.requests(2)
    loader.cancelPrefetching(["https://a.jp/2"])
    await server.cancelled(1)
    await server.release("10x10")
    _ = try await loader.image("https://a.jp/1")

    #expect(loader.cachedImage("https://a.jp/1") != nil)
    #expect(loader.cachedImage("https://a.jp/2") == nil)
    #expect(await server.requested.count == 2)
  }

  @Test(arguments: ["", "https://a.jp/broken"])
  func `an invalid address and a broken file fail, and draw a grey area`(address: String) async {
    await server.release("no image")
    let loader = loader()
    await #expect(throws: (any Error).self) { try await loader.image(address) }

    let view = ImageLoadingView(address: address, loader: loader)
    #expect(stubNode(of: view).all("color").map(\.detail) == ["clear"])
    await stubNode(of: view).all("task").first?.asyncAction?()
    #expect(stubNode(of: view).all("color").map(\.detail) == ["secondary 0.2"])
  }

  @Test func `a view that is given another address does not show the previous image`() async {
    await server.release("10x10")
    let loader = loader()
    let view = ImageLoadingView(address: "https://a.jp/1", loader: loader)
    await stubNode(of: view).all("task").first?.asyncAction?()
    #expect(stubNode(of: view).all("image").map(\.detail) == ["10x10"])
  }
}

/// A server that answers when a test lets it.
private actor ImageServer {
  private(set) var requested: [String] = []
  private(set) var cancellations = 0
  private var file: String?

  func answer(_ url: URL) async throws -> Data {
    requested.append(url.absoluteString)
    while file == nil {
      if Task.isCancelled {
        cancellations += 1
        throw CancellationError()
      }
      await Task.yield()
    }
    return Data((file ?? "").utf8)
  }

  func release(_ file: String) { self.file = file }

  func requests(_ count: Int) async {
    while requested.count < count { await Task.yield() }
  }

  func cancelled(_ count: Int) async {
    while cancellations < count { await Task.yield() }
  }
}
