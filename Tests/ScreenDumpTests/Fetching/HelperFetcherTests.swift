import Foundation
import ScreenDocument
import ScreenDump
import ScreenNetwork
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct HelperFetcherTests {
  private let fetcher = HelperFetcher(at: .builtTool("homedump-http"))

  private func outcome(
    of request: ResourceRequest,
    by fetcher: any ResourceFetching
  ) async -> Result<ResourceResponse, LoadError> {
    do throws(LoadError) {
      return .success(try await fetcher.fetch(request))
    } catch {
      return .failure(error)
    }
  }

  private func outcome(
    of text: String,
    etag: String? = nil,
    limits: ResourceLimits = ResourceLimits(),
    by fetcher: any ResourceFetching
  ) async throws -> Result<ResourceResponse, LoadError> {
    let request = ResourceRequest(
      try ResourceLocation(text),
      validators: etag.map { ResourceValidators(etag: $0) },
      limits: limits
    )
    return await outcome(of: request, by: fetcher)
  }

  @Test func `the helper gets what a fetcher in the process gets`() async throws {
    let server = try LocalServer([
      "/plain": LocalServer.document("{\n\n}"),
      "/empty": LocalServer.document(""),
      "/known": LocalServer.document(
        "[]",
        headers: ["ETag": "\"a\"", "Last-Modified": "Wed, 01 Apr 2026 00:00:00 GMT"]
      ),
      "/moved": { _, connection in connection.respond(301, headers: ["Location": "/plain"]) },
      "/out": { _, connection in connection.respond(302, headers: ["Location": "file:///etc/hosts"])
      },
      "/circle": { _, connection in connection.respond(302, headers: ["Location": "/circle"]) },
      "/failed": { _, connection in connection.respond(503) },
      "/cut": { _, connection in
        connection.sendHead(200, headers: ["Content-Length": "100"])
        connection.send("{")
      },
      "/silent": { _, connection in connection.waitForClose() },
      "/chatter": { _, connection in connection.send("hello\r\n\r\n") },
    ])
    let closed = try LocalServer()
    closed.stop()
    let small = ResourceLimits(maximumBytes: 3, timeout: .milliseconds(200), maximumRedirects: 2)
    let cases: [(String, etag: String?, limits: ResourceLimits)] = [
      (server.url("/plain"), nil, ResourceLimits()), (server.url("/plain"), nil, small),
      (server.url("/empty"), nil, ResourceLimits()),
      (server.url("/known"), nil, ResourceLimits()),
      (server.url("/known"), "\"a\"", ResourceLimits()),
      (server.url("/known"), "\"b\"", ResourceLimits()),
      (server.url("/moved"), nil, ResourceLimits()), (server.url("/out"), nil, ResourceLimits()),
      (server.url("/circle"), nil, small), (server.url("/failed"), nil, ResourceLimits()),
      (server.url("/nowhere?token=secret"), nil, ResourceLimits()),
      (server.url("/cut"), nil, ResourceLimits()), (server.url("/silent"), nil, small),
      (server.url("/chatter"), nil, ResourceLimits()), (closed.url("/"), nil, ResourceLimits()),
      ("http://no-such-host.invalid/", nil, ResourceLimits()),
      (server.url("/" + String(repeating: "/", count: 300_000)), nil, ResourceLimits()),
    ]
    var outcomes: Set<Result<ResourceResponse, LoadError>> = []
    for (url, etag, limits) in cases {
      let inProcess = try await outcome(of: url, etag: etag, limits: limits, by: ResourceFetcher())
      let asked = try await outcome(of: url, etag: etag, limits: limits, by: fetcher)
      #expect(asked == inProcess, "\(url)")
      outcomes.insert(asked)
    }
    #expect(outcomes.count > 10)
  }

  @Test func `a large document comes whole`() async throws {
    let text = String(repeating: "春\n", count: 1_000_000)
    let server = try LocalServer(["/large": LocalServer.document(text)])
    let response = try await fetcher.fetch(
      ResourceRequest(try ResourceLocation(server.url("/large")))
    )
    #expect(response == .fetched(Array(text.utf8), ResourceValidators()))
  }

  @Test func `what lies in a file is read without a helper`() async throws {
    let files = TemporaryFolder()
    try files.write("[1]", to: "a.json")
    let nobody = HelperFetcher(at: URL(filePath: "/nowhere/homedump-http"))
    let request = ResourceRequest(.file(path: files.path + "/a.json"))
    #expect(try await nobody.fetch(request) == .fetched(Array("[1]".utf8), ResourceValidators()))
  }

  @Test func `cancelling the task ends the helper`() async throws {
    let hasStarted = Signal()
    let isClosed = Signal()
    let server = try LocalServer(["/x": LocalServer.endless(begun: hasStarted, closed: isClosed)])
    let request = ResourceRequest(
      try ResourceLocation(server.url("/x")),
      limits: ResourceLimits(timeout: .seconds(3600))
    )
    let task = Task { await outcome(of: request, by: fetcher) }
    await hasStarted.wait()
    task.cancel()
    #expect(await task.value == .failure(LoadError(.cancelled, of: server.url("/x"))))
    await isClosed.wait()
  }

  @Test func `Y6 the three documents of a page are asked for at the same time`() async throws {
    let started = ["layout", "property", "data"].map { ($0, Signal()) }
    let server = try LocalServer()
    for (part, signal) in started {
      server.answer("/page/\(part).json") { _, connection in
        signal.fire()
        for (_, other) in started { other.block() }
        connection.respond(200, "\"\(part)\"")
      }
    }
    let screen = try await ScreenLoader(fetcher: fetcher)
      .load(try ScreenLocation(server.url("/page/")))
    let texts = ["layout", "property", "data"].map { Array("\"\($0)\"".utf8) }
    #expect(screen.payload == .blocks(layout: texts[0], property: texts[1], data: texts[2]))
  }

  @Test func `a task that is cancelled already starts no helper`() async throws {
    let server = try LocalServer(["/x": LocalServer.document("{}")])
    let request = ResourceRequest(try ResourceLocation(server.url("/x")))
    let isCancelled = Signal()
    let task = Task {
      await isCancelled.wait()
      return await outcome(of: request, by: fetcher)
    }
    task.cancel()
    isCancelled.fire()
    #expect(await task.value == .failure(LoadError(.cancelled, of: server.url("/x"))))
    #expect(server.requests.isEmpty)
  }

  @Test func `one document that fails ends the helpers of the others`() async throws {
    let hasStarted = Signal()
    let isClosed = Signal()
    let server = try LocalServer([
      "/page/layout.json": LocalServer.endless(begun: hasStarted, closed: isClosed),
      "/page/data.json": { _, connection in
        hasStarted.block()
        connection.respond(500)
      },
    ])
    let location = try ScreenLocation(server.url("/page/"))
    let loader = ScreenLoader(
      fetcher: fetcher,
      limits: ResourceLimits(timeout: .seconds(3600))
    )
    let error = await #expect(throws: LoadError.self) { try await loader.load(location) }
    #expect(error == LoadError(.status(500), of: server.url("/page/data.json")))
    await isClosed.wait()
  }

  @Test(arguments: ["true", "false", "uname", "yes"])
  func `a helper that answers in no way is told, and what to do`(name: String) async throws {
    let helper = URL(filePath: "/usr/bin/\(name)")
    let result = try await outcome(
      of: "http://u:p@example.jp/?q",
      limits: ResourceLimits(maximumBytes: 1_000),
      by: HelperFetcher(at: helper)
    )
    #expect(
      result
        == .failure(LoadError(.noHelper(path: helper.path), of: "http://…@example.jp/?…"))
    )
  }

  @Test func `a helper that is not there is told, and what to do`() async throws {
    let result = try await outcome(
      of: "http://example.jp/",
      by: HelperFetcher(at: URL(filePath: "/nowhere/homedump-http"))
    )
    let error = try #require(throws: LoadError.self) { try result.get() }
    #expect(
      error.description
        == "Cannot read 'http://example.jp/': servers are asked by '/nowhere/homedump-http', "
        + "which does not run; put this build's there, or name a file."
    )
  }

  @Test func `started by hand, the helper tells who starts it`() throws {
    let process = Process()
    let errors = Pipe()
    process.executableURL = .builtTool("homedump-http")
    process.standardError = errors
    try process.run()
    let text = try errors.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(
      String(decoding: text, as: UTF8.self)
        == "homedump-http: homedump starts this program; run 'homedump show URL'.\n"
    )
  }
}
