import Foundation
import ScreenDocument
import ScreenDump
import StrictJSON
import TestSupport
import Testing

@MainActor
@Suite struct ServedScreenTests {
  private let shop = ShopDump()

  private static let screen = #"{ "contents": [ { "type": "price", "value": { "yen": 9 } } ] }"#

  private static let shown = """
    (no title) · 1 content · 1 state
      0  price#1  price  state  routed  ready  「9円」 · ratio 0.5

    """

  private static let stale = shown.replacing("(no title) ·", with: "(no title) · stale ·")

  private func code(_ transcript: ShopDump.Transcript) throws -> (state: String?, codes: [String?])
  {
    let root = try JSONDocument(Array(transcript.output.utf8)).root
    return (root["state"]?.string, root["diagnostics"]?.elements.map { $0["code"]?.string } ?? [])
  }

  @Test func `shows a screen from a server like one from a file`() async throws {
    let server = try LocalServer(["/home.json": LocalServer.document(Self.screen)])
    #expect(
      await shop("show", server.url("/home.json")) == ShopDump.Transcript(output: Self.shown)
    )
  }

  @Test func `S7 without a server, shows the cached screen as stale, with its age on request`()
    async throws
  {
    let server = try LocalServer(["/home.json": LocalServer.document(Self.screen)])
    let url = server.url("/home.json")
    #expect(await shop("show", url, "--cache", "DIR/c") == ShopDump.Transcript(output: Self.shown))
    server.stop()

    let reason =
      "cannot read '\(url)': the connection was refused; check the address and that the server runs."
    #expect(
      await shop("show", url, "--cache", "DIR/c")
        == ShopDump.Transcript(
          output: Self.stale,
          errors: "warning: \(url): This is the screen from the cache: \(reason)\n"
        )
    )
    #expect(
      await shop("show", url, "--cache", "DIR/c", "--times", now: 2_190).errors
        == "warning: \(url): This is the screen from the cache, 3 min old: \(reason)\n"
    )
    let json = try code(await shop("show", url, "--cache", "DIR/c", "--format", "json"))
    #expect(json.state == "stale")
    #expect(json.codes == ["staleScreen"])
    #expect(
      await shop("show", url)
        == ShopDump.Transcript(errors: "shopdump: \(reason)\n", status: .wrongInput)
    )
  }

  @Test func `trap 3: an unusable document is not cached`() async throws {
    let server = try LocalServer(["/home.json": LocalServer.document(Self.screen)])
    let url = server.url("/home.json")
    _ = await shop("show", url, "--cache", "DIR/c")

    server.answer("/home.json", LocalServer.document(#"{ "contents": ["#))
    for _ in 0..<2 {
      let transcript = await shop("show", url, "--cache", "DIR/c")
      #expect(transcript.output == Self.stale)
      #expect(
        transcript.errors == """
          warning: \(url): This is the screen from the cache: \(url) cannot be used: The document \
          ends where a value was expected; it may have been cut off (line 1, column 16, at /contents/0).

          """
      )
      #expect(transcript.status == .success)
    }
    let start = "shopdump: \(url):1:16 /contents/0: The document"
    #expect(await shop("show", url).errors.hasPrefix(start))
  }

  @Test func `an unchanged document is not sent again`() async throws {
    let server = try LocalServer([
      "/home.json": LocalServer.document(Self.screen, etag: "\"1\"")
    ])
    let url = server.url("/home.json")
    for _ in 0..<2 {
      #expect(await shop("show", url, "--cache", "DIR/c").output == Self.shown)
    }
    #expect(server.requests.map { $0.headers["if-none-match"] } == [nil, "\"1\""])
  }

  @Test func `offline mode sends no request and shows the cached screen`() async throws {
    let server = try LocalServer(["/home.json": LocalServer.document(Self.screen)])
    let url = server.url("/home.json")
    #expect(
      await shop("show", url, "--cache", "DIR/c", "--offline")
        == ShopDump.Transcript(
          errors: "shopdump: cannot read '\(url)': the cache has no copy of it; load it once from "
            + "the network.\n",
          status: .wrongInput
        )
    )
    #expect(
      await shop("show", url, "--offline")
        == ShopDump.Transcript(
          errors: "shopdump: the option '--offline' needs a cached copy of '\(url)'; add "
            + "'--cache DIR'.\n",
          status: .wrongInput
        )
    )
    #expect(server.requests.isEmpty)

    _ = await shop("show", url, "--cache", "DIR/c")
    #expect(await shop("show", url, "--cache", "DIR/c", "--offline").output == Self.stale)
    #expect(server.requests.count == 1)
    #expect(await shop("show", "--offline").status == .success)
  }

  @Test func `a damaged cache is reported, and only the cached screen is lost`() async throws {
    let server = try LocalServer(["/home.json": LocalServer.document(Self.screen)])
    let url = server.url("/home.json")
    _ = await shop("show", url, "--cache", "DIR/c")
    let folder = shop.files.path + "/c"
    let file = try #require(try FileManager.default.contentsOfDirectory(atPath: folder).first)
    let bytes = try Data(contentsOf: URL(filePath: "\(folder)/\(file)"))

    try bytes.dropLast().write(to: URL(filePath: "\(folder)/\(file)"))
    #expect(
      await shop("show", url, "--cache", "DIR/c", "--offline")
        == ShopDump.Transcript(
          errors: "shopdump: cannot read '\(url)': the cache has no copy of it; load it once from "
            + "the network (The cached screen 'DIR/c/\(file)' is damaged and is ignored; the next "
            + "load replaces it.).\n",
          status: .wrongInput
        )
    )
    let transcript = await shop("show", url, "--cache", "DIR/c")
    #expect(transcript.output == Self.shown)
    #expect(
      transcript.errors == "warning: \(url): The cached screen 'DIR/c/\(file)' is damaged and is "
        + "ignored; the next load replaces it.\n"
    )
    #expect(await shop("show", url, "--cache", "DIR/c").errors == "")
  }

  @Test func `a cache that cannot be written only loses the copy`() async throws {
    let server = try LocalServer(["/home.json": LocalServer.document(Self.screen)])
    let url = server.url("/home.json")
    try shop.files.write("", to: "file")
    #expect(
      await shop("show", url, "--cache", "DIR/file")
        == ShopDump.Transcript(
          output: Self.shown,
          errors: "warning: \(url): The cache 'DIR/file' cannot be used: a part of the path is a "
            + "file, not a folder; check the path.\n"
        )
    )
  }

  @Test func `diff accepts screens from files, folders and servers`() async throws {
    let server = try LocalServer(["/old.json": LocalServer.document(#"{ "contents": [] }"#)])
    try shop.files.write(Self.screen, to: "new.json")
    let old = server.url("/old.json")
    for _ in 0..<2 {
      let transcript = await shop("diff", old, "DIR/new.json", "--cache", "DIR/c")
      #expect(transcript.status == .difference)
      #expect(transcript.output.contains("price#1"))
      server.stop()
    }
    #expect(
      await shop("diff", old, "DIR/missing.json")
        == ShopDump.Transcript(
          errors:
            "shopdump: cannot read '\(old)': the connection was refused; check the address and that "
            + "the server runs.\nshopdump: cannot read 'DIR/missing.json': the file does not exist; "
            + "check the path.\n",
          status: .wrongInput
        )
    )
  }

  @Test func `no secret of a URL is ever printed`() async throws {
    let server = try LocalServer(["/home.json": LocalServer.document(Self.screen)])
    let url = "http://user:secret@127.0.0.1:\(server.port)/home.json?token=secret"
    var transcripts = [await shop("show", url, "--cache", "DIR/c")]
    transcripts.append(await shop("show", url, "--cache", "DIR/c", "--format", "json"))
    server.stop()
    transcripts.append(await shop("show", url, "--cache", "DIR/c", "--format", "json"))
    transcripts.append(await shop("show", url, "--cache", "DIR/c", "--offline"))
    transcripts.append(await shop("show", url))
    transcripts.append(await shop("show", url, "--offline"))
    transcripts.append(await shop("show", url, url))
    transcripts.append(await shop(url))
    transcripts.append(await shop("show", "--shape", url))
    #expect(transcripts.map(\.status.rawValue) == [0, 0, 0, 0, 2, 2, 2, 2, 2])
    for transcript in transcripts {
      #expect(!transcript.output.contains("secret"))
      #expect(!transcript.errors.contains("secret"))
    }
    for name in try FileManager.default.contentsOfDirectory(atPath: shop.files.path + "/c") {
      let file = try Data(contentsOf: URL(filePath: "\(shop.files.path)/c/\(name)"))
      #expect(file.range(of: Data("secret".utf8)) == nil)
    }
  }

  @Test func `the property and data options apply to one screen`() async {
    #expect(
      await shop("show", "--data", "data.json")
        == ShopDump.Transcript(
          errors: "shopdump: the option '--data' needs exactly one SCREEN; name one, or leave the "
            + "option out and name folders.\n",
          status: .wrongInput
        )
    )
  }
}
