import Foundation
import ScreenDocument
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(10)))
struct ScreenLoaderTests {
  private static let now = Date(timeIntervalSince1970: 1_000)
  private static let page = "https://example.jp/page/"

  private func load(
    _ fetcher: TableFetcher,
    _ text: String = page,
    since known: FetchedScreen? = nil
  ) async throws -> FetchedScreen {
    let loader = ScreenLoader(fetcher: fetcher, now: { Self.now })
    return try await loader.load(try ScreenLocation(text), since: known)
  }

  @Test func `Y6 fetches the three documents of a page and joins them once`() async throws {
    let fetcher = TableFetcher([
      Self.page + "layout.json": .bytes("L", etag: "l"),
      Self.page + "property.json": .bytes("P", etag: "p"),
      Self.page + "data.json": .bytes("D"),
    ])
    #expect(
      try await load(fetcher)
        == FetchedScreen(
          payload: .blocks(
            layout: Array("L".utf8),
            property: Array("P".utf8),
            data: Array("D".utf8)
          ),
          fetchedAt: Self.now,
          validators: [
            .layout: ResourceValidators(etag: "l"), .property: ResourceValidators(etag: "p"),
          ]
        )
    )
    #expect(fetcher.requests.count == 3)
  }

  @Test func `Y6 the three documents are asked for at the same time`() async throws {
    let started = ["layout", "property", "data"].map { ($0, Signal()) }
    let server = try LocalServer()
    for (part, signal) in started {
      server.answer("/page/\(part).json") { _, connection in
        signal.fire()
        for (_, other) in started { other.block() }
        connection.respond(200, "\"\(part)\"")
      }
    }
    let screen = try await ScreenLoader().load(try ScreenLocation(server.url("/page/")))
    #expect(
      screen.payload
        == .blocks(
          layout: Array("\"layout\"".utf8),
          property: Array("\"property\"".utf8),
          data: Array("\"data\"".utf8)
        )
    )
  }

  @Test(arguments: [404, 410])
  func `a page may go without property and data`(status: Int) async throws {
    let fetcher = TableFetcher([
      Self.page + "layout.json": .bytes("L"),
      Self.page + "property.json": .failure(.status(status)),
      Self.page + "data.json": .failure(.status(status)),
    ])
    let screen = try await load(fetcher)
    #expect(screen.payload == .blocks(layout: Array("L".utf8), property: nil, data: nil))
  }

  @Test(arguments: [
    ("layout", LoadError.Reason.status(404)),
    ("property", .status(500)),
    ("data", .connection(.lost)),
    ("data", .tooLarge(limit: 7)),
  ])
  func `one document that fails fails the page, under its own name`(
    part: String,
    reason: LoadError.Reason
  ) async throws {
    var answers: [String: TableFetcher.Answer] = [:]
    for part in ["layout", "property", "data"] { answers[Self.page + part + ".json"] = .bytes("x") }
    answers[Self.page + part + ".json"] = .failure(reason)
    let fetcher = TableFetcher(answers)
    let error = await #expect(throws: LoadError.self) { try await load(fetcher) }
    #expect(error == LoadError(reason, of: Self.page + part + ".json"))
  }

  @Test func `one document that fails cancels the others`() async throws {
    let hasStarted = Signal()
    let isClosed = Signal()
    let server = try LocalServer([
      "/page/layout.json": { _, connection in
        connection.sendHead(200)
        hasStarted.fire()
        connection.waitForClose()
        isClosed.fire()
      },
      "/page/data.json": { _, connection in
        hasStarted.block()
        connection.respond(500)
      },
    ])
    let location = try ScreenLocation(server.url("/page/"))
    let loader = ScreenLoader(
      fetcher: ResourceFetcher(clock: TestClock()),
      limits: ResourceLimits(timeout: .seconds(3600))
    )
    let error = await #expect(throws: LoadError.self) { try await loader.load(location) }
    #expect(error == LoadError(.status(500), of: server.url("/page/data.json")))
    await isClosed.wait()
  }

  @Test func `asks whether each document still holds, and keeps those that do`() async throws {
    let known = FetchedScreen(
      payload: .blocks(layout: Array("L".utf8), property: Array("P".utf8), data: nil),
      fetchedAt: .distantPast,
      validators: [
        .layout: ResourceValidators(etag: "l"), .property: ResourceValidators(etag: "p"),
        .data: ResourceValidators(etag: "d"),
      ]
    )
    let fetcher = TableFetcher([
      Self.page + "layout.json": .notModified,
      Self.page + "property.json": .bytes("P2", etag: "p2"),
      Self.page + "data.json": .bytes("D"),
    ])
    let screen = try await load(fetcher, since: known)
    #expect(
      screen.payload
        == .blocks(layout: Array("L".utf8), property: Array("P2".utf8), data: Array("D".utf8))
    )
    #expect(screen.fetchedAt == Self.now)
    #expect(screen.validators[.layout]?.etag == "l")
    #expect(screen.validators[.property]?.etag == "p2")
    #expect(fetcher.requests[Self.page + "layout.json"]?.validators?.etag == "l")
    #expect(fetcher.requests[Self.page + "data.json"]?.validators == nil)
  }

  @Test func `reads a folder, which may lack all but the layout`() async throws {
    let files = TemporaryFolder()
    try files.write("L", to: "layout.json")
    try files.write("D", to: "data.json")
    let screen = try await ScreenLoader().load(try ScreenLocation(files.path))
    #expect(
      screen.payload
        == .blocks(layout: Array("L".utf8), property: nil, data: Array("D".utf8))
    )
  }
}
