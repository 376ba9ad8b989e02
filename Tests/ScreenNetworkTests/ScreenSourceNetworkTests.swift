import Foundation
import ScreenDocument
import ScreenNetwork
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(20)))
struct ScreenSourceNetworkTests {
  private let files = TemporaryFolder()

  private func source(_ url: String) throws -> ScreenSource {
    ScreenSource(
      try ScreenLocation(url),
      cache: ScreenCache(folder: files.path + "/cache")
    )
  }

  /// The names of the files in the cache.
  private var cachedNames: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: files.path + "/cache")) ?? []
  }

  /// A document of one content.
  private static func screen(_ id: String) -> String {
    #"{ "contents": [ { "type": "a", "id": "\#(id)", "value": 1 } ] }"#
  }

  /// A route that confirms every copy, because its document is older or has the same tag.
  private static func confirming(
    _ body: String,
    headers: [String: String]
  ) -> LocalServer.Route {
    { request, connection in
      if isConditional(request) {
        connection.respond(304)
      } else {
        connection.respond(200, headers: headers, body)
      }
    }
  }

  private static func isConditional(_ request: LocalRequest) -> Bool {
    request.headers["if-none-match"] != nil || request.headers["if-modified-since"] != nil
  }

  @Test(arguments: [
    ["ETag": "\"1\""],
    ["Last-Modified": "Thu, 02 Apr 2026 00:00:00 GMT"],
  ])
  func `only the URL that has sent validators can confirm the copy`(
    headers: [String: String]
  ) async throws {
    let server = try LocalServer([
      "/home.json": LocalServer.status(302, headers: ["Location": "/42.json"]),
      "/42.json": Self.confirming(Self.screen("42"), headers: headers),
      "/41.json": Self.confirming(Self.screen("41"), headers: headers),
    ])
    let source = try source(server.url("/home.json"))
    #expect(try await source.loadOrCached().document.contents.map(\.id) == ["42"])
    // The document's own URL confirms it.
    #expect(try await source.loadOrCached().document.contents.map(\.id) == ["42"])
    #expect(server.requests.map(Self.isConditional) == [false, false, false, true])

    server.answer("/home.json", LocalServer.status(302, headers: ["Location": "/41.json"]))
    let older = try await source.loadOrCached()
    #expect(older.document.contents.map(\.id) == ["41"])
    #expect(older.staleness == nil)

    server.answer("/home.json", Self.confirming(Self.screen("40"), headers: headers))
    #expect(try await source.loadOrCached().document.contents.map(\.id) == ["40"])
    #expect(try await source.loadOrCached().document.contents.map(\.id) == ["40"])
    #expect(server.requests.last.map(Self.isConditional) == true)
  }

  @Test func `a response with no-store is not stored, and removes the older copy`() async throws {
    let server = try LocalServer(["/home.json": LocalServer.document(Self.screen("a"))])
    let source = try source(server.url("/home.json"))
    _ = try await source.loadOrCached()
    #expect(cachedNames.count == 1)

    server.answer(
      "/home.json",
      LocalServer.document(Self.screen("b"), headers: ["Cache-Control": "private, No-Store"])
    )
    let screen = try await source.loadOrCached()
    #expect(screen.document.contents.map(\.id) == ["b"])
    #expect(screen.cacheDiagnostics.isEmpty)
    #expect(cachedNames == [])
    let error = await #expect(throws: LoadError.self) {
      try await source.loadOrCached(isOffline: true)
    }
    #expect(error?.reason == .notCached)
  }

  @Test func `several headers Cache-Control count as one`() async throws {
    let body = Self.screen("a")
    let server = try LocalServer([
      "/home.json": { _, connection in
        connection.send(
          """
          HTTP/1.1 200 OK\r\nCache-Control: max-age=60\r\nCache-Control: no-store\r\n\
          Connection: close\r\nContent-Length: \(body.utf8.count)\r\n\r\n\(body)
          """
        )
      }
    ])
    let screen = try await source(server.url("/home.json")).loadOrCached()
    #expect(screen.document.contents.map(\.id) == ["a"])
    #expect(cachedNames == [])
  }

  @Test(arguments: ["layout", "property", "data"])
  func `a page is not stored if one of its documents has no-store`(part: String) async throws {
    let layout = """
      { "page": { "level": "page", "id": "p", "main": "s", "children": [
        { "level": "space", "id": "s", "children": [ { "level": "group", "id": "g", "children": [
          { "level": "block", "id": "b", "kind": "tea" } ] } ] } ] } }
      """
    let server = try LocalServer()
    for (name, body) in ["layout": layout, "property": "{}", "data": "{}"] {
      let headers = name == part ? ["Cache-Control": "no-store"] : [:]
      server.answer("/page/\(name).json", LocalServer.document(body, headers: headers))
    }
    let screen = try await source(server.url("/page/")).loadOrCached()
    #expect(screen.document.contents.map(\.id) == ["b"])
    #expect(cachedNames == [])
  }

  @Test func `a confirmation with no-store leaves the copy`() async throws {
    let server = try LocalServer([
      "/home.json": LocalServer.document(Self.screen("a"), headers: ["ETag": "\"1\""])
    ])
    let source = try source(server.url("/home.json"))
    _ = try await source.loadOrCached()
    server.answer("/home.json", LocalServer.status(304, headers: ["Cache-Control": "no-store"]))
    let screen = try await source.loadOrCached()
    #expect(screen.document.contents.map(\.id) == ["a"])
    #expect(screen.staleness == nil)
    #expect(cachedNames.count == 1)
  }
}
