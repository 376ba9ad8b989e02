import Foundation
import ScreenDump
import StrictJSON
import TestSupport
import Testing

/// What `status` says of its inputs: damaged and empty ones, the command to copy, and the files of
/// failing responses.
@MainActor
@Suite struct StatusInputTests {
  private let shop = ShopDump()

  private static let journal = """
    {"kind":"price","value":{"yen":[100]}}
    {"kind":"banner","value":{"title":"夏"}}

    """

  private func run(_ arguments: [String] = []) async throws -> ShopDump.Transcript {
    try shop.files.write(
      StatusCommandTests.line("price", matched: 13, mismatched: 3, place: "\"/prices/1\""),
      to: "fleet"
    )
    try shop.files.write(StatusCommandTests.flags(["price": "shadow"]), to: "flags")
    try shop.files.write(Self.journal, to: "journal")
    return await shop(["status"] + arguments)
  }

  private func json(_ run: ShopDump.Transcript) throws -> JSONValue {
    try JSONDocument(Array(run.output.utf8)).root
  }

  /// Returns the lines to copy for the kind `price`, or for another kind that its sentence names
  /// first.
  private func linesToCopy(
    _ run: ShopDump.Transcript,
    of kind: String = "price"
  ) throws -> [String] {
    let step = try json(run)["doNext"]?.elements.first { $0["kinds"]?[0]?.string == kind }
    return step?["lines"]?.elements.compactMap(\.string) ?? []
  }

  private func missingInputs(_ run: ShopDump.Transcript) throws -> [String] {
    try json(run)["inputs"]?["missing"]?.elements.compactMap(\.string) ?? []
  }

  @Test func `the command to copy has every option that changes the report`() async throws {
    _ = try await run()
    try shop.files.write(await shop("status", "--format", "json").output, to: "old.json")
    let run = try await run([
      "--since", "DIR/old.json", "--stage", "price=off", "--context", "plan=gold", "--user", "u 1",
      "--alpha", "0.01", "--flags", "DIR/flags", "--journal", "DIR/journal", "--fixtures", "DIR",
      "--ledger", "DIR/fleet", "--now", "2026-04-02T09:00:00+09:00", "--format", "json",
    ])
    #expect(
      try linesToCopy(run) == [
        "shopdump status --kind price --format json --ledger DIR/fleet --journal DIR/journal "
          + "--now '2026-04-02T09:00:00+09:00' --flags DIR/flags --stage price=off "
          + "--user 'u 1' --context plan=gold --alpha 0.01"
      ]
    )
  }

  @Test func `the command that compares a screen again keeps how the screen was read`() async throws
  {
    let run = try await run(["--now", "2026-04-02T09:00:00+09:00", "--format", "json"])
    #expect(
      try linesToCopy(run) == ["shopdump compare --now '2026-04-02T09:00:00+09:00' --minimize"]
    )
  }

  @Test func `without a flag file, the command to copy names no user`() async throws {
    let run = try await run([
      "--stage", "price=shadow", "--context", "plan=gold", "--user", "u-1", "--fractional", "1",
      "--journal", "DIR/journal", "--ledger", "DIR/fleet", "--format", "json",
      "--contents", "2",
    ])
    #expect(
      try linesToCopy(run) == [
        "shopdump status --kind price --format json --ledger DIR/fleet --journal DIR/journal "
          + "--stage price=shadow --contents 2"
      ]
    )
    let page = try await self.run(["--user", "u-1", "--format", "html"])
    #expect(page.output.contains("<p class=\"command\">status</p>"))
  }

  @Test func `the command for ledgers has what decides their proof`() async throws {
    let lines = (0..<200).map { device in
      StatusCommandTests.line(
        "banner",
        matched: device < 5 ? 0 : 200,
        mismatched: device < 5 ? 2 : 0,
        run: "\(device)"
      )
      .replacing("\"run\"", with: "\"installation\":\"device \(device)\",\"run\"")
    }
    try shop.files.write(lines.joined(), to: "devices")
    let run = try await run([
      "--ledger", "DIR/devices", "--contents", "2", "--alpha", "0.02", "--tolerated-rate", "0.02",
      "--stage", "*=shadow", "--user", "u-1", "--format", "json",
    ])
    let commands = try linesToCopy(run, of: "banner")
    #expect(
      commands == [
        "shopdump ledger DIR/devices --tolerated-rate 0.02 --contents 2 --alpha 0.02"
      ]
    )
    let words = commands.joined().split(separator: " ").dropFirst().map(String.init)
    let ledger = await shop(words)
    #expect(ledger.status == .success && ledger.output.contains(" investigate"), "\(ledger)")
  }

  @Test func `the screen of a command to copy is one that the command reads`() async throws {
    let layout = """
      { "page": { "level": "page", "id": "home", "main": "s", "children": [
        { "level": "space", "id": "s", "children": [ { "level": "group", "id": "g", "children": [
          { "level": "block", "id": "p", "kind": "price" } ] } ] } ] } }
      """
    try shop.files.makeFolder("page")
    try shop.files.write(layout, to: "page/layout.json")
    try shop.files.write(#"{ "p": { "yen": [9999] } }"#, to: "page/data.json")
    try shop.files.write(#"{ "contents": [] }"#, to: "empty.json")
    let page = try await run(["DIR/page/", "--format", "json"])
    #expect(try linesToCopy(page) == ["shopdump compare DIR/page/ --minimize"])
    let compared = await shop("compare", "DIR/page/", "--minimize", "--fixtures", "DIR")
    #expect(compared.status == .difference)
    // The command `shape` reads no folder.
    #expect(try linesToCopy(page, of: "plain") == ["shopdump shape SCREEN"])
    let both = try await run(["DIR/page/", "DIR/empty.json", "--format", "json"])
    #expect(try linesToCopy(both, of: "plain") == ["shopdump shape DIR/empty.json"])
  }

  @Test func `a flag file is missing where --stage does not set every stage`() async throws {
    let cases: [([String], String?)] = [
      ([], "No flag file: every kind counts as off."),
      (
        ["--stage", "price=live"],
        "No flag file: every kind whose stage is not set counts as off."
      ),
      (["--stage", "*=shadow"], nil),
    ]
    for (stages, sentence) in cases {
      let run = try await run(stages + ["--format", "json"])
      #expect(try missingInputs(run).first { $0.hasPrefix("No flag file") } == sentence)
    }
  }

  @Test func `the page names its command with the stages and the earlier report`() async throws {
    try shop.files.write(await shop("status", "--format", "json").output, to: "old.json")
    let run = try await run([
      "--flags", "DIR/flags", "--stage", "price=live", "--since", "DIR/old.json",
      "--format", "html",
    ])
    let command = "status --since DIR/old.json --flags DIR/flags --stage price=live"
    #expect(run.output.contains("<p class=\"command\">\(command)</p>"))
  }

  @Test func `an invalid line of a journal is reported`() async throws {
    try shop.files.write("{\"kind\": 7}\n" + Self.journal + "{\"kind\":\"pri", to: "damaged")
    let text = try await run(["--journal", "DIR/damaged"])
    #expect(text.status == .success)
    #expect(text.errors.hasPrefix("warning: DIR/damaged:1:"), "\(text.errors)")
    #expect(
      text.errors.hasSuffix(
        "warning: DIR/damaged:4: The last line is incomplete and is skipped.\n"
      ),
      "\(text.errors)"
    )
    for more in [[], ["--kind", "price"]] {
      let arguments = ["status", "--journal", "DIR/damaged", "--format", "json"] + more
      let diagnostics = try json(await shop(arguments))["diagnostics"]
      #expect(diagnostics?.elements.compactMap { $0["line"]?.int } == [1, 4])
    }
  }

  @Test func `100 invalid lines are reported, and the number of the others`() async throws {
    for name in ["damaged", "worse"] {
      try shop.files.write(String(repeating: "{\n", count: 150), to: name)
    }
    let run = try await run(["--journal", "DIR/damaged", "--journal", "DIR/worse"])
    let lines = run.errors.split(separator: "\n")
    #expect(lines.count == 101)
    #expect(lines.last == "warning: DIR/damaged: 200 more diagnostics are not listed.")
  }

  @Test(arguments: [false, true])
  func `a ledger that counts nothing is missing`(isCut: Bool) async throws {
    let line = StatusCommandTests.line("price", matched: 5)
    try shop.files.write(isCut ? String(line.dropLast(20)) : "", to: "empty")
    let text = try await run(["--ledger", "DIR/empty"])
    #expect(text.output.hasPrefix("– Evidence is unknown because no ledger counts anything; "))
    #expect(text.output.contains("banner  ●○○○ off       unknown "), "\(text.output)")
    let alone = try await run(["--ledger", "DIR/empty", "--format", "json"])
    let sentence = "The ledger DIR/empty counts nothing: what was compared and proved is unknown."
    #expect(try missingInputs(alone).first == sentence)
    let page = try await run(["--ledger", "DIR/empty", "--format", "html"])
    #expect(page.output.contains("! A ledger counts nothing</li>"))
    #expect(page.output.contains(sentence))
    let both = try await run([
      "--ledger", "DIR/empty", "--ledger", "DIR/fleet", "--format", "json",
    ])
    #expect(try missingInputs(both).first == "The ledger DIR/empty counts nothing.")
    #expect(try json(both)["headline"]?.string?.contains("unknown") == false)
  }

  @Test(arguments: ["", "{\n"])
  func `a journal without a valid line is missing`(journal: String) async throws {
    try shop.files.write(journal, to: "empty")
    let alone = try await run(["--journal", "DIR/empty", "--format", "json"])
    #expect(
      try missingInputs(alone).last
        == "The journal DIR/empty has no valid line: "
        + "only the contents of the screens were compared here."
    )
    let both = try await run([
      "--journal", "DIR/journal", "--journal", "DIR/empty", "--format", "json",
    ])
    #expect(try missingInputs(both).last == "The journal DIR/empty has no valid line.")
  }

  @Test func `--fixtures saves a failing response without a ledger and without --kind`()
    async throws
  {
    let run = await shop("status", "--fixtures", "DIR", "--format", "json")
    #expect(run.status == .success)
    let price = try json(run)["kinds"]?.elements.first { $0["kind"]?.string == "price" }
    #expect(price?["failure"]?["file"]?.string == "DIR/mismatch-price.json")
    #expect(try shop.files.names == ["mismatch-price.json"])
    #expect(await shop("compare", "DIR/mismatch-price.json").status == .difference)
  }

  @Test func `--fixtures never replaces an input`() async throws {
    try shop.files.write(ShopDump.sample, to: "mismatch-price.json")
    let screen = await shop("status", "DIR/mismatch-price.json", "--fixtures", "DIR")
    #expect(screen.status == .success, "\(screen)")
    #expect(try shop.files.text(of: "mismatch-price.json") == ShopDump.sample)
    #expect(try shop.files.names == ["mismatch-price-2.json", "mismatch-price.json"])
    try shop.files.write(Self.journal, to: "mismatch-price.json")
    _ = await shop("status", "--journal", "DIR/mismatch-price.json", "--fixtures", "DIR")
    #expect(try shop.files.text(of: "mismatch-price.json") == Self.journal)
  }

  @Test func `a journal that is named twice is read once`() async throws {
    try shop.files.write("not JSON\n", to: "broken")
    let once = await shop("status", "--journal", "DIR/broken")
    let twice = await shop("status", "--journal", "DIR/broken", "--journal", "DIR/./broken")
    #expect(once.errors.contains("DIR/broken:1"), "\(once)")
    #expect(twice.errors == once.errors)
  }

  @Test func `a ledger that is named twice is read once`() async throws {
    try shop.files.write("not JSON\n" + StatusCommandTests.line("price", matched: 5), to: "broken")
    try shop.files.write("", to: "empty")
    let once = await shop("status", "--ledger", "DIR/broken", "--ledger", "DIR/empty")
    let twice = await shop([
      "status", "--ledger", "DIR/broken", "--ledger", "DIR/empty", "--ledger", "DIR/./broken",
      "--ledger", "DIR/./empty",
    ])
    #expect(once.errors.contains("DIR/broken:1"), "\(once)")
    #expect(twice.errors == once.errors)
    #expect(twice.output == once.output)
  }

  @Test func `--fixtures reports a missing folder with and without --kind`() async {
    for arguments in [[], ["--kind", "price"]] {
      let run = await shop(["status", "--fixtures", "DIR/none"] + arguments)
      #expect(run.status == .wrongInput)
      let json = await shop(["status", "--fixtures", "DIR/none", "--format", "json"] + arguments)
      #expect(!json.output.contains("mismatch-price.json"))
      #expect(
        run.errors
          == "shopdump: cannot write 'DIR/none/mismatch-price.json': the folder does not exist; "
          + "create it or write elsewhere.\n"
      )
    }
  }

  @Test func `a journal of which nothing was compared is missing, and its faults are reported`()
    async throws
  {
    try shop.files.write(#"{"kind":"banner","value":7}"# + "\n", to: "broken")
    let alone = try await run(["--journal", "DIR/broken", "--format", "json"])
    #expect(
      try missingInputs(alone).last
        == "The journal DIR/broken has no response that was compared: "
        + "only the contents of the screens were compared here."
    )
    #expect(try json(alone)["diagnostics"]?[0]?["line"]?.int == 1, "\(alone)")
  }
}
