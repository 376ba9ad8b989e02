import Foundation
import ScreenDocument
import StrictJSON
import TestSupport
import Testing

@Suite struct ScreenLoaderTests {
  private static let now = Date(timeIntervalSince1970: 1_000)
  private static let page = "https://example.jp/page/"

  private func load(
    _ fetcher: TableFetcher,
    _ text: String = page,
    since known: FetchedScreen? = nil
  ) async throws -> FetchedScreen {
    let loader = ScreenLoader(fetcher: fetcher, now: { Self.now })
    return try await loader.fetch(try ScreenLocation(text), since: known)
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
          confirmedAt: Self.now,
          validators: [
            .layout: ResourceValidators(etag: "l"), .property: ResourceValidators(etag: "p"),
          ]
        )
    )
    #expect(fetcher.requests.count == 3)
  }

  @Test(arguments: [404, 410])
  func `a page may lack property and data`(status: Int) async throws {
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
  func `a failed document fails the page, under its own name`(
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

  @Test func `revalidates each document and reuses unchanged ones`() async throws {
    let known = FetchedScreen(
      payload: .blocks(layout: Array("L".utf8), property: Array("P".utf8), data: nil),
      confirmedAt: .distantPast,
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
    #expect(screen.confirmedAt == Self.now)
    #expect(screen.validators[.layout]?.etag == "l")
    #expect(screen.validators[.property]?.etag == "p2")
    #expect(fetcher.requests[Self.page + "layout.json"]?.validators?.etag == "l")
    #expect(fetcher.requests[Self.page + "data.json"]?.validators == nil)
  }

  @Test(arguments: ["layout", "property", "data"])
  func `a page may not be stored if one document forbids it, also after it is confirmed`(
    part: String
  ) async throws {
    var answers: [String: TableFetcher.Answer] = [:]
    for part in ["layout", "property", "data"] {
      answers[Self.page + part + ".json"] = .bytes("x", etag: "e")
    }
    #expect(try await !load(TableFetcher(answers)).forbidsStoring)
    answers[Self.page + part + ".json"] = .bytes("x", etag: "e", forbidsStoring: true)
    let screen = try await load(TableFetcher(answers))
    #expect(screen.forbidsStoring)

    let unchanged = TableFetcher(answers.mapValues { _ in TableFetcher.Answer.notModified })
    #expect(try await load(unchanged, since: screen).forbidsStoring)
  }

  @Test func `reads a folder, which may lack all documents but the layout`() async throws {
    let files = TemporaryFolder()
    try files.write("L", to: "layout.json")
    try files.write("D", to: "data.json")
    let screen = try await ScreenLoader(fetcher: FileFetcher()).fetch(
      try ScreenLocation(files.path)
    )
    #expect(
      screen.payload
        == .blocks(layout: Array("L".utf8), property: nil, data: Array("D".utf8))
    )
  }
}
