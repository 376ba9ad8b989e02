import Bridge
import Foundation
import LegacyRx
import ScreenDump
import StrictJSON
import TestSupport
import Testing
import TopScreen

/// A legacy banner that reads what its state side does not.
@MainActor
private func hidingHandlers() -> LegacyHandlers {
  var shown = 0
  return LegacyHandlers {
    LegacyHandler(.banner) { environment in
      RelayHandler(environment) { response in
        shown += 1
        return BannerViewData(title: "\(response.title) \(shown)")
      }
    }
  }
}

/// A legacy banner with the hour of the clock.
@MainActor
private func timedHandlers() -> LegacyHandlers {
  LegacyHandlers {
    LegacyHandler(.banner) { environment in
      let clock = environment.clock
      return RelayHandler(environment) { (response: BannerResponse) in
        let hour = Int(clock.now.timeIntervalSince1970) / 3_600 % 24
        return BannerViewData(title: hour == 1 ? response.title : "\(response.title)!")
      }
    }
  }
}

@MainActor
@Suite struct ExplainCommandTests {
  private var shop = ShopDump()

  private static let journal = """
    {"at":1775005200,"responses":[{"kind":"banner","value":{"title":"春","id":4}},\
    {"kind":"price","value":{"yen":[100,200]}},{"kind":"note","value":{"text":"新"}}]}

    """

  private func explain(_ arguments: String...) async throws -> ShopDump.Transcript {
    try shop.files.write(Self.journal, to: "j")
    return await shop(["explain"] + arguments)
  }

  @Test func `both sides read the same inputs`() async throws {
    let run = try await explain("banner", "DIR/j")
    #expect(
      run.output == """
        ✓ banner: both sides read the same inputs for 1 place · 1 response · 140 runs
          /title
            both sides      /title
          read by neither
            /id

        """,
      "\(run)"
    )
    #expect(run.status == .success)
  }

  @Test func `a journal that is named twice is read once`() async throws {
    let once = try await explain("banner", "DIR/j", "--format", "json")
    #expect(once.output.contains("\"lines\""))
    #expect(try await explain("banner", "DIR/j", "DIR/./j", "--format", "json") == once)
  }

  @Test func `values at which the sides differ are named`() async throws {
    let run = try await explain("price", "DIR/j")
    #expect(run.output.hasPrefix("✗ price: the sides differ at 2 of 3 places"), "\(run)")
    #expect(
      run.output.contains("✗ /note\n    constant\n    differ          as recorded\n"),
      "\(run)"
    )
    #expect(run.output.contains("    differ at       /yen/* = 1000000\n"), "\(run)")
    #expect(run.status == .difference)
  }

  @Test func `an input that one side reads is a difference that no response has shown`()
    async throws
  {
    var shop = shop
    shop.makeHandlers = timedHandlers
    try shop.files.write(Self.journal, to: "j")
    let run = await shop("explain", "banner", "DIR/j")
    #expect(
      run.output.contains("✗ /title\n    both sides      /title\n    legacy only     now\n"),
      "\(run)"
    )
    #expect(run.status == .difference)
    let compared = await shop("replay", "DIR/j")
    #expect(compared.status == .success, "\(compared)")
  }

  @Test func `a value of which every change is refused is not tested`() async throws {
    try shop.files.write(#"{"at":1775005200,"kind":"price","value":{"yen":[]}}"# + "\n", to: "e")
    let run = await shop("explain", "price", "DIR/e")
    #expect(run.output.contains("  /prices\n    unknown\n"), "\(run)")
    #expect(run.output.hasSuffix("  not tested\n    /yen\n"), "\(run)")
    #expect(!run.output.contains("constant"), "\(run)")
    #expect(!run.output.contains("read by neither"), "\(run)")
    let json = try JSONDocument(
      Array(await shop("explain", "price", "DIR/e", "--format", "json").output.utf8)
    ).root
    #expect(json["unread"]?.count == 0)
    #expect(json["untested"]?.elements.compactMap(\.string) == ["/yen"])
    let prices = json["outputs"]?.elements.first { $0["path"]?.string == "/prices" }
    #expect(prices?["legacy"]?.kind == .null)
  }

  @Test func `a value that changes by itself has a hidden input`() async throws {
    var shop = shop
    let handlers = hidingHandlers()
    shop.makeHandlers = { handlers }
    try shop.files.write(Self.journal, to: "j")
    let run = await shop("explain", "banner", "DIR/j")
    #expect(
      run.output.contains("legacy side     a hidden input: the value changes by itself"),
      "\(run)"
    )
    #expect(run.status == .difference)
  }

  @Test(arguments: [0, 1, 5, 10, 20, 30])
  func `an interrupted search claims nothing about what it has not tried`(
    checks: Int
  ) async throws {
    try shop.files.write(Self.journal, to: "j")
    let run = await shop(["explain", "banner", "DIR/j"], interruptingAfter: checks)
    #expect(run.status == .interrupted, "\(run)")
    #expect(run.output.isEmpty || run.output.hasPrefix("– banner: ended early; "), "\(run)")
    #expect(checks < 30 || !run.output.isEmpty, "\(run)")
    #expect(!run.output.contains("constant"), "\(run)")
    #expect(!run.output.contains("read by neither"), "\(run)")
  }

  @Test func `the JSON of an interrupted search is incomplete`() async throws {
    try shop.files.write(Self.journal, to: "j")
    let arguments = ["explain", "banner", "DIR/j", "--format", "json"]
    let run = await shop(arguments, interruptingAfter: 30)
    let json = try JSONDocument(Array(run.output.utf8)).root
    #expect(json["verdict"]?.string == "incomplete", "\(run)")
    #expect(json["isLimited"]?.bool == true)
    #expect(json["unread"]?[0] == nil)
  }

  @Test func `one side alone is described`() async throws {
    let alone = try await explain("note", "DIR/j")
    #expect(alone.output.contains("    state side      /text\n"), "\(alone)")
    let legacy = try await explain("price", "DIR/j", "--side", "legacy")
    #expect(legacy.output.contains("    legacy side     /yen/*\n"), "\(legacy)")
    #expect(legacy.status == .success)
  }

  @Test func `writes every key of the contract as JSON`() async throws {
    let run = try await explain("price", "DIR/j", "--format", "json")
    let json = try JSONDocument(Array(run.output.utf8)).root
    let keys = [
      "badLines", "diagnostics", "isLimited", "kind", "lines", "outputs", "responses", "runs",
      "schema", "unread", "untested", "verdict",
    ]
    #expect(json.members.map(\.key) == keys)
    let outputKeys = [
      "aspect", "differsAsRecorded", "differsAt", "isOneSided", "legacy", "path", "state",
    ]
    #expect(json["outputs"]?[0]?.members.map(\.key) == outputKeys)
    #expect(json["outputs"]?[2]?["differsAt"]?[0]?["input"]?.string == "/yen/*")
    #expect(json["outputs"]?[1]?["legacy"]?["inputs"]?[0]?.string == "/yen")
  }

  @Test func `nothing is explained without a recorded response`() async throws {
    let run = try await explain("rank", "DIR/j")
    #expect(
      run.output
        == "– rank: nothing explained · 0 responses · 0 runs\n  no line has a response of this kind\n"
    )
    #expect(run.status == .wrongInput)
    let allowed = try await explain("rank", "DIR/j", "--allow-empty")
    #expect(allowed.status == .success)
  }

  @Test func `nothing is explained of responses that only steps deliver`() async throws {
    let line = """
      {"at":1775005200,"kind":"banner","value":{"title":"春"},"then":[\
      {"after":1,"responses":[{"kind":"rank","value":{"text":"1位"}}]}]}

      """
    try shop.files.write(line, to: "steps")
    let run = await shop("explain", "rank", "DIR/steps")
    #expect(
      run.output == """
        – rank: nothing explained · 0 responses · 0 runs
          only steps have a response of this kind, and those are not changed

        """
    )
    #expect(run.status == .wrongInput)
  }

  @Test func `an invalid line costs only itself, and is reported with its place`() async throws {
    try shop.files.write("{\n" + Self.journal, to: "j")
    let run = await shop("explain", "banner", "DIR/j")
    #expect(run.output.contains("1 response · 140 runs · 1 invalid line"), "\(run)")
    #expect(run.errors.contains(#"DIR/j:1:1: The line is only "{""#), "\(run)")

    let json = await shop("explain", "banner", "DIR/j", "--format", "json")
    let diagnostic = try JSONDocument(Array(json.output.utf8)).root["diagnostics"]?[0]
    #expect(diagnostic?["line"]?.int == 1, "\(json)")
    #expect(json.errors == "", "The JSON has the diagnostics.")
  }

  @Test func `an invalid step costs only itself, and is reported with its place`() async throws {
    try shop.files.write(#"{"kind":"banner","value":{},"then":[7]}"# + "\n", to: "j")
    let run = await shop("explain", "banner", "DIR/j")
    #expect(!run.output.contains("invalid"), "\(run)")
    #expect(run.errors.hasPrefix("warning: DIR/j:1:"), "\(run)")
    #expect(run.errors.hasSuffix("The step is left out.\n"), "\(run)")
  }

  @Test(arguments: [
    (["explain", "banner"], "needs more arguments"),
    (["explain", "baner", "DIR/j"], "did you mean 'banner'?"),
    (["explain", "banner", "DIR/missing"], "DIR/missing"),
    (["explain", "banner", "DIR/j", "--side", "old"], "write '--side legacy|state'"),
    (["explain", "plain", "DIR/j", "--side", "legacy"], "has no legacy side to run"),
  ])
  func `names a wrong argument`(arguments: [String], message: String) async throws {
    try shop.files.write(Self.journal, to: "j")
    let run = await shop(arguments)
    #expect(run.errors.contains(message), "\(run)")
    #expect(run.status != .success && run.status != .difference)
  }
}
