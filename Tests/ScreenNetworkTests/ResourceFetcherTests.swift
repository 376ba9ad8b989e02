import Foundation
import ScreenDocument
import ScreenNetwork
import TestSupport
import Testing
import UIStateLayer

@Suite(.timeLimit(.minutes(20)))
struct ResourceFetcherTests {
  private let fetcher = ResourceFetcher(clock: TestClock())

  private func fetch(
    _ text: String,
    etag: String? = nil,
    limits: ResourceLimits = ResourceLimits()
  ) async throws(LoadError) -> ResourceResponse {
    try await fetcher.fetch(
      ResourceRequest(
        try ResourceLocation(text),
        validators: etag.map { ResourceValidators(etag: $0) },
        limits: limits
      )
    )
  }

  @Test func `fetches a document and its validators`() async throws {
    let server = try LocalServer([
      "/home.json": LocalServer.document(
        "{}",
        headers: ["ETag": "\"a\"", "Last-Modified": "Wed, 01 Apr 2026 00:00:00 GMT"]
      )
    ])
    #expect(
      try await fetch(server.url("/home.json"))
        == .fetched(
          Array("{}".utf8),
          ResourceValidators(etag: "\"a\"", lastModified: "Wed, 01 Apr 2026 00:00:00 GMT")
        )
    )
    #expect(server.requests.map(\.target) == ["/home.json"])
    #expect(server.requests.first?.headers["if-none-match"] == nil)
  }

  @Test func `revalidates the existing copy`() async throws {
    let server = try LocalServer(["/home.json": LocalServer.document("{}", etag: "\"a\"")])
    #expect(try await fetch(server.url("/home.json"), etag: "\"a\"") == .notModified)
    #expect(
      try await fetch(server.url("/home.json"), etag: "\"old\"")
        == .fetched(Array("{}".utf8), ResourceValidators(etag: "\"a\""))
    )
  }

  @Test(arguments: [
    (404, "there is nothing at this address; check it"),
    (403, "access is refused; check the address and its permissions"),
    (429, "the server asks to wait; try again later"),
    (400, "the server does not accept the request; check the address"),
    (500, "the server failed; try again later"),
    (304, "an answer with this status has no document; check the address"),
    (206, "an answer with this status has no document; check the address"),
  ])
  func `a status other than success is reported`(status: Int, hint: String) async throws {
    let server = try LocalServer(["/x": LocalServer.status(status)])
    let error = await #expect(throws: LoadError.self) { try await fetch(server.url("/x")) }
    #expect(error?.reason == .status(status))
    #expect(
      error?.description
        == "Cannot read '\(server.url("/x"))': the server answered with status \(status): \(hint)."
    )
  }

  @Test func `follows a redirect, relative or absolute`() async throws {
    let server = try LocalServer()
    server.answer("/a/start", LocalServer.status(302, headers: ["Location": "../b"]))
    server.answer("/b", LocalServer.status(308, headers: ["Location": server.url("/c?x=1")]))
    server.answer("/c", LocalServer.document("[]"))
    #expect(try await fetch(server.url("/a/start")) == .fetched(Array("[]".utf8), .init()))
    #expect(server.requests.map(\.target) == ["/a/start", "/b", "/c?x=1"])
  }

  @Test func `validators of the requested URL are not sent to the target of a redirect`()
    async throws
  {
    let server = try LocalServer(["/y": LocalServer.document("{}", etag: "\"a\"")])
    server.answer("/x", LocalServer.status(302, headers: ["Location": "/y"]))
    guard
      case .fetched(let bytes, let validators) = try await fetch(server.url("/x"), etag: "\"a\"")
    else {
      Issue.record("The target has confirmed the copy of another URL.")
      return
    }
    #expect(bytes == Array("{}".utf8))
    #expect(validators.etag == "\"a\"")
    #expect(server.requests.map { $0.headers["if-none-match"] } == ["\"a\"", nil])
  }

  @Test func `stops at a redirect loop`() async throws {
    let server = try LocalServer(["/x": LocalServer.status(301, headers: ["Location": "/x"])])
    let error = await #expect(throws: LoadError.self) { try await fetch(server.url("/x")) }
    #expect(error?.reason == .tooManyRedirects(limit: 5))
    #expect(server.requests.count == 6)
  }

  @Test(arguments: [
    ("file:///etc/hosts", "file:///etc/hosts"),
    ("ftp://example.jp/home.json", "ftp://example.jp/home.json"),
    ("data:application/json,1", "data:application/json,1"),
    ("https:///home.json", "https:///home.json"),
    ("ftp://u:secret@example.jp/?token=secret", "ftp://…@example.jp/?…"),
  ])
  func `follows no redirect to another scheme or to no host`(
    location: String,
    printed: String
  ) async throws {
    let server = try LocalServer(["/x": LocalServer.status(302, headers: ["Location": location])])
    let error = await #expect(throws: LoadError.self) { try await fetch(server.url("/x")) }
    #expect(error?.reason == .refusedRedirect(to: printed))
  }

  @Test func `a document whose declared length exceeds the limit is not read`() async throws {
    let isClosed = Signal()
    let server = try LocalServer([
      "/x": { _, connection in
        connection.sendHead(200, headers: ["Content-Length": "1000000000"])
        connection.waitForClose()
        isClosed.fire()
      }
    ])
    let error = await #expect(throws: LoadError.self) { try await fetch(server.url("/x")) }
    #expect(error?.reason == .tooLarge(limit: 16 * 1024 * 1024))
    await isClosed.wait()
  }

  @Test func `an endless document without a length is cut off at the limit`()
    async throws
  {
    let isClosed = Signal()
    let server = try LocalServer([
      "/x": { _, connection in
        connection.sendHead(200)
        while connection.send(String(repeating: " ", count: 1000)) {}
        isClosed.fire()
      }
    ])
    let error = await #expect(throws: LoadError.self) {
      try await fetch(server.url("/x"), limits: ResourceLimits(maximumBytes: 10_000))
    }
    #expect(error?.reason == .tooLarge(limit: 10_000))
    await isClosed.wait()
  }

  @Test func `a document of exactly the limit is read`() async throws {
    let body = String(repeating: " ", count: 10_000)
    let server = try LocalServer(["/x": LocalServer.document(body)])
    #expect(
      try await fetch(server.url("/x"), limits: ResourceLimits(maximumBytes: 10_000))
        == .fetched(Array(body.utf8), .init())
    )
  }

  @Test(arguments: [true, false])
  func `a document of one byte more than the limit is too large`(hasLength: Bool) async throws {
    let body = String(repeating: " ", count: 10_001)
    let server = try LocalServer([
      "/x": { _, connection in
        connection.sendHead(200, headers: hasLength ? ["Content-Length": "10001"] : [:])
        connection.send(body)
      }
    ])
    let error = await #expect(throws: LoadError.self) {
      try await fetch(server.url("/x"), limits: ResourceLimits(maximumBytes: 10_000))
    }
    #expect(error?.reason == .tooLarge(limit: 10_000))
  }

  @Test func `a response that ends early is reported as truncated`() async throws {
    let server = try LocalServer([
      "/x": { _, connection in
        connection.sendHead(200, headers: ["Content-Length": "100"])
        connection.send("{ \"contents\": [] }")
      }
    ])
    let error = await #expect(throws: LoadError.self) { try await fetch(server.url("/x")) }
    #expect(error?.reason == .truncated)
  }

  @Test func `a connection closed before any response is reported as such`() async throws {
    let server = try LocalServer(["/x": { _, _ in }])
    let error = await #expect(throws: LoadError.self) { try await fetch(server.url("/x")) }
    guard case .connection? = error?.reason else {
      Issue.record("\(error as Any)")
      return
    }
  }

  @Test func `a refused connection is reported as such`() async throws {
    let server = try LocalServer()
    server.stop()
    let error = await #expect(throws: LoadError.self) { try await fetch(server.url("/x")) }
    #expect(error?.reason == .connection(.refused))
  }

  @Test func `a server that never finishes ends at the timeout`() async throws {
    let isAsked = Signal()
    let isClosed = Signal()
    let clock = TestClock()
    let server = try LocalServer(["/x": LocalServer.endless(begun: isAsked, closed: isClosed)])
    let fetcher = ResourceFetcher(clock: clock)
    let request = ResourceRequest(
      try ResourceLocation(server.url("/x")),
      limits: ResourceLimits(timeout: .milliseconds(1500))
    )
    let answer = Task { try await fetcher.fetch(request) }
    await isAsked.wait()
    await clock.waitForSleepers(1)
    clock.advance(by: .milliseconds(1500))
    let error = await #expect(throws: LoadError.self) { try await answer.value }
    #expect(error?.reason == .timedOut(.milliseconds(1500)))
    #expect(error?.description.contains("did not arrive within 1500 ms") == true)
    await isClosed.wait()
  }

  @Test func `cancelling the task cancels the request`() async throws {
    let hasStarted = Signal()
    let isClosed = Signal()
    let server = try LocalServer(["/x": LocalServer.endless(begun: hasStarted, closed: isClosed)])
    let url = server.url("/x")
    let task = Task { try await fetch(url, limits: ResourceLimits(timeout: .seconds(3600))) }
    await hasStarted.wait()
    task.cancel()
    let error = await #expect(throws: LoadError.self) { try await task.value }
    #expect(error?.reason == .cancelled)
    await isClosed.wait()
  }

  @Test func `a task that is already cancelled sends no request`() async throws {
    let server = try LocalServer(["/x": LocalServer.document("{}")])
    let url = server.url("/x")
    let isCancelled = Signal()
    let task = Task {
      await isCancelled.wait()
      return try await fetch(url)
    }
    task.cancel()
    isCancelled.fire()
    let error = await #expect(throws: LoadError.self) { try await task.value }
    #expect(error == LoadError(.cancelled, of: url))
  }

  @Test func `a large document arrives complete`() async throws {
    let text = String(repeating: "春\n", count: 1_000_000)
    let server = try LocalServer(["/large": LocalServer.document(text)])
    #expect(try await fetch(server.url("/large")) == .fetched(Array(text.utf8), .init()))
  }

  @Test func `reads a file without any request`() async throws {
    let files = TemporaryFolder()
    try files.write("[1]", to: "a.json")
    #expect(try await fetch(files.path + "/a.json") == .fetched(Array("[1]".utf8), .init()))
  }
}
