import Foundation
import ScreenDocument
import ScreenNetwork
import TestSupport
import Testing

/// Invalid or unusual responses of servers: each gives a document or one sentence, and ends no
/// process.
@Suite(.timeLimit(.minutes(20)))
struct InvalidResponseTests {
  private static let ok = "HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\n{}"
  private static let limits = ResourceLimits(timeout: .seconds(300))

  private func fetch(_ url: String) async throws(LoadError) -> ResourceResponse {
    try await ResourceFetcher().fetch(
      ResourceRequest(try ResourceLocation(url), limits: Self.limits)
    )
  }

  private func answer(_ bytes: [UInt8]) async throws -> Result<ResourceResponse, LoadError> {
    let server = try LocalServer([
      "/x": { _, connection in connection.send(bytes) }, "/ok": LocalServer.document("[1]"),
    ])
    do throws(LoadError) {
      return .success(try await fetch(server.url("/x")))
    } catch {
      return .failure(error)
    }
  }

  private static func interim(_ status: Int) -> String {
    "HTTP/1.1 \(status) Interim\r\nLink: </style.css>\r\n\r\n"
  }

  @Test(arguments: [
    interim(100), interim(102), interim(103), interim(199), interim(103) + interim(103),
    "HTTP/1.1 100 Continue\r\n\r\n", String(repeating: interim(102), count: 500),
  ])
  func `responses with status 1xx are skipped`(interim: String) async throws {
    let document = try await answer(Array((interim + Self.ok).utf8))
    #expect(try document.get() == .fetched(Array("{}".utf8), .init()))
    let missing = try await answer(
      Array((interim + "HTTP/1.1 404 X\r\nContent-Length: 0\r\n\r\n").utf8)
    )
    #expect(throws: LoadError.self) { try missing.get() }
    guard case .failure(let error) = missing else { return }
    #expect(error.reason == .status(404))
  }

  @Test func `a redirect after a response with status 1xx is followed`() async throws {
    let redirect = "HTTP/1.1 302 X\r\nLocation: /ok\r\nContent-Length: 0\r\n\r\n"
    for _ in 0..<20 {
      let answer = try await answer(Array((Self.interim(103) + redirect).utf8))
      #expect(try answer.get() == .fetched(Array("[1]".utf8), .init()))
    }
  }

  @Test func `a scheme in capitals equals the lowercase scheme, also in a redirect`() async throws {
    let server = try LocalServer(["/ok": LocalServer.document("[1]")])
    let capitals = server.url("/ok").replacing("http", with: "HTTP")
    server.answer("/x", LocalServer.status(302, headers: ["Location": capitals]))
    for url in [capitals, server.url("/x"), server.url("/ok").replacing("http", with: "hTtP")] {
      #expect(try await fetch(url) == .fetched(Array("[1]".utf8), .init()))
    }
  }

  @Test(arguments: InvalidResponse.all)
  func `an invalid response is reported in one sentence`(odd: InvalidResponse) async throws {
    let answer = try await answer(odd.bytes)
    let error = #expect(throws: LoadError.self) { try answer.get() }
    let description = error?.description ?? ""
    #expect(description.hasPrefix("Cannot read 'http://127.0.0.1:"))
    #expect(description.hasSuffix("/x': \(odd.sentence)."), "\(description)")
  }

  @Test func `a compressed document is decompressed`() async throws {
    let head =
      "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(InvalidResponse.gzip.count)\r\n\r\n"
    guard
      case .fetched(let bytes, _) = try await answer(Array(head.utf8) + InvalidResponse.gzip).get()
    else {
      Issue.record("Not fetched.")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self).hasSuffix("0123456789\"}}]}"))
  }

  @Test(arguments: 0..<3)
  func `a compressed document that ends inside a character is damaged`(missing: Int) async throws {
    let text = Array(#"{"title": "春夏秋"#.utf8).dropLast(missing)
    // A block that is not compressed, of which only the text is sent, not all 1,000 bytes.
    let start: [UInt8] = [
      0x1F, 0x8B, 0x08, 0x00, 0x00, 0x00, 0x00, 0x00, 0x02, 0x03, 0x01, 0xE8, 0x03, 0x17, 0xFC,
    ]
    let body: [UInt8] = start + text
    let head =
      "HTTP/1.1 200 OK\r\nContent-Encoding: gzip\r\nContent-Length: \(body.count)\r\n\r\n"
    let answer = try await answer(Array(head.utf8) + body)
    let error = #expect(throws: LoadError.self) { try answer.get() }
    #expect(error?.reason == .connection(.damagedCompression))
  }

  @Test(.enabled(if: SelfSignedServer.program != nil))
  func `an untrusted certificate is reported in one sentence`() async throws {
    let server = try SelfSignedServer()
    defer { server.stop() }
    let error = await #expect(throws: LoadError.self) { try await fetch(server.url) }
    #expect(
      error?.description
        == "Cannot read '\(server.url)': the server's certificate cannot be trusted; correct it."
    )
  }

  @Test func `limits below zero allow nothing and do not trap`() async throws {
    let server = try LocalServer(["/ok": LocalServer.document("[1]")])
    server.answer("/x", LocalServer.status(302, headers: ["Location": server.url("/ok")]))
    var limits = Self.limits
    limits.maximumRedirects = -1
    let request = ResourceRequest(try ResourceLocation(server.url("/x")), limits: limits)
    let error = await #expect(throws: LoadError.self) {
      try await ResourceFetcher().fetch(request)
    }
    #expect(error?.reason == .tooManyRedirects(limit: 0))
  }

  @Test func `a timeout of any length is accepted`() async throws {
    let server = try LocalServer(["/ok": LocalServer.document("[1]")])
    for timeout in [Duration.seconds(Int64.max), .seconds(100_000_000)] {
      let request = ResourceRequest(
        try ResourceLocation(server.url("/ok")),
        limits: ResourceLimits(timeout: timeout)
      )
      #expect(try await ResourceFetcher().fetch(request) == .fetched(Array("[1]".utf8), .init()))
    }
  }
}
