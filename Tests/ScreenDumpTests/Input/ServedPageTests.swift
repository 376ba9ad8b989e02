import Foundation
import ScreenDump
import TestSupport
import Testing

/// Block pages from three sources.
@MainActor
@Suite struct ServedPageTests {
  private let shop = ShopDump()

  private static let layout = """
    { "page": { "level": "page", "id": "home", "main": "feed", "children": [
      { "level": "space", "id": "feed", "children": [
        { "level": "group", "id": "top", "children": [
          { "level": "block", "id": "cap", "kind": "note" } ] } ] } ] } }
    """
  private static let property = #"{ "cap": { "appearance": { "radius": 4 } } }"#
  private static let data = #"{ "home": { "title": "頁" }, "cap": { "text": "春" } }"#

  private static let shown = """
    頁 · 1 content · 1 state
      0  cap  note  feed/top  state  routed  ready  「春」 · shownAt 2000 GMT

    """

  private func server() throws -> LocalServer {
    try LocalServer([
      "/page/layout.json": LocalServer.document(Self.layout, etag: "\"l\""),
      "/page/property.json": LocalServer.document(Self.property, etag: "\"p\""),
      "/page/data.json": LocalServer.document(Self.data, etag: "\"d\""),
    ])
  }

  private func writeFolder() throws {
    try shop.files.makeFolder("page")
    try shop.files.write(Self.layout, to: "page/layout.json")
    try shop.files.write(Self.property, to: "page/property.json")
    try shop.files.write(Self.data, to: "page/data.json")
  }

  @Test func `a page is equal from a folder, from three URLs, and from separate documents`()
    async throws
  {
    let server = try server()
    try writeFolder()
    let ways = [
      ["DIR/page"], ["DIR/page/"], [server.url("/page/")],
      [
        "DIR/page/layout.json", "--property", server.url("/page/property.json"),
        "--data", "DIR/page/data.json",
      ],
    ]
    for way in ways {
      #expect(await shop(["show"] + way) == ShopDump.Transcript(output: Self.shown), "\(way)")
      let json = await shop(["show", "--format", "json"] + way)
      #expect(json.output.contains(#""topLeading": 4"#), "\(way)")
    }
    #expect(
      await shop("show", "-", "--data", "DIR/page/data.json", input: Self.layout).output
        == Self.shown
    )
  }

  @Test func `Y7 if one document fails, the cached page is shown as stale`() async throws {
    let server = try server()
    let url = server.url("/page/")
    for _ in 0..<2 {
      #expect(
        await shop("show", url, "--cache", "DIR/c") == ShopDump.Transcript(output: Self.shown)
      )
    }
    #expect(server.requests.count { $0.headers["if-none-match"] != nil } == 3)

    server.answer("/page/data.json", LocalServer.status(500))
    server.answer("/page/layout.json", LocalServer.document("{ }"))
    #expect(
      await shop("show", url, "--cache", "DIR/c")
        == ShopDump.Transcript(
          output: Self.shown.replacing("頁 ·", with: "頁 · stale ·"),
          errors: """
            warning: \(server.url("/page")): This is the screen from the cache: cannot \
            read '\(server.url("/page/data.json"))': the server answered with status 500: the \
            server failed; try again later.

            """
        )
    )
  }

  @Test func `trap 3: a page with an unusable layout is not cached`()
    async throws
  {
    let server = try server()
    let url = server.url("/page/")
    _ = await shop("show", url, "--cache", "DIR/c")

    server.answer("/page/layout.json", LocalServer.document(#"{ "page": {} }"#))
    for _ in 0..<2 {
      let transcript = await shop("show", url, "--cache", "DIR/c")
      #expect(transcript.output == Self.shown.replacing("頁 ·", with: "頁 · stale ·"))
    }
    #expect(await shop("show", url).status == .wrongInput)
  }

  @Test func `a page without property and data is shown without readable blocks`()
    async throws
  {
    let server = try LocalServer(["/page/layout.json": LocalServer.document(Self.layout)])
    let transcript = await shop("show", server.url("/page/"))
    #expect(transcript.status == .wrongInput)
    #expect(transcript.output.contains("cap"))
    #expect(
      transcript.errors.hasPrefix(
        "warning: \(server.url("/page"))/layout.json:1:1: The page has no data document, and its "
          + "blocks are shown without data; send one.\n"
      )
    )
  }
}
