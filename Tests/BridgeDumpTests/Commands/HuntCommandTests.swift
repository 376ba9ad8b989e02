import Foundation
import ScreenDump
import StrictJSON
import TestSupport
import Testing

@testable import BridgeDump

@MainActor
@Suite struct HuntCommandTests {
  private let shop = ShopDump()

  private static let known = """
    {"schema": 1, "known": [{"kind": "price", "path": "/note", "reason": "The legacy side has none.",
      "owner": "ana", "expires": "2099-12-31"}]}
    """

  private func hunt(_ arguments: String...) async throws -> ShopDump.Transcript {
    let line = #"{"at":1775005200,"kind":"price","value":{"yen":[100,250,980]}}"# + "\n"
    try shop.files.write(line, to: "j")
    try shop.files.write(Self.known, to: "known")
    return await shop(
      ["hunt", "--from", "DIR/j", "--fixtures", "DIR", "--known", "DIR/known"] + arguments
    )
  }

  @Test func `finds the limit that nobody recorded, and saves the smallest example`() async throws {
    let run = try await hunt("--tries", "1500", "--seed", "4")
    #expect(run.status == .difference, "\(run)")
    #expect(run.output.contains("  price /prices/*\n    where /yen/* ≥ "), "\(run)")
    #expect(run.output.contains("smallest example: DIR/difference-price.journal\n"), "\(run)")
    let replayed = await shop(
      "replay",
      "DIR/difference-price.journal",
      "--known",
      "DIR/known"
    )
    #expect(replayed.output.contains("+ state   \"9999円\""), "\(replayed)")
    #expect(replayed.status == .difference)
  }

  @Test func `a smallest example never replaces a journal of the search`() async throws {
    let line = #"{"at":1775005200,"kind":"price","value":{"yen":[100,9999]}}"# + "\n"
    try shop.files.write(line + line, to: "difference-price.journal")
    let journal = "DIR/difference-price.journal"
    let run = await shop("hunt", "--from", journal, "--fixtures", "DIR", "--tries", "20")
    #expect(run.output.contains("smallest example: DIR/difference-price-2.journal\n"), "\(run)")
    #expect(try shop.files.text(of: "difference-price.journal") == line + line)
  }

  @Test func `a smallest example never replaces the file of known causes`() async throws {
    let line = #"{"at":1775005200,"kind":"price","value":{"yen":[100,9999]}}"# + "\n"
    try shop.files.write(line + line, to: "j")
    try shop.files.write(Self.known, to: "difference-price.journal")
    let run = await shop([
      "hunt", "--from", "DIR/j", "--known", "DIR/difference-price.journal", "--fixtures", "DIR",
      "--tries", "20",
    ])
    #expect(run.output.contains("smallest example: DIR/difference-price-2.journal\n"), "\(run)")
    #expect(try shop.files.text(of: "difference-price.journal") == Self.known)
  }

  @Test func `the same seed gives the same report`() async throws {
    let arguments = ["--tries", "200", "--seed", "9", "--format", "json"]
    let first = try await hunt(arguments[0], arguments[1], arguments[2], arguments[3])
    let second = try await hunt(arguments[0], arguments[1], arguments[2], arguments[3])
    #expect(first == second)
    #expect(first.output.hasPrefix("✗ 200 tries · seed 9"), "\(first)")
  }

  @Test func `the help of the tries a second names no ledger`() async {
    let help = await shop("hunt", "--help").output
    #expect(help.contains("Report how many tries a second were made."), "\(help)")
    #expect(!help.contains("for the ledger"), "\(help)")
  }

  @Test func `sides that agree show no difference`() async throws {
    let line = #"{"at":1775005200,"kind":"banner","value":{"title":"春"}}"# + "\n"
    try shop.files.write(line, to: "j")
    let run = await shop("hunt", "banner", "--from", "DIR/j", "--tries", "300")
    #expect(run.output.hasPrefix("✓ 300 tries · seed 1 · no difference\n"), "\(run)")
    #expect(run.status == .success)
  }

  @Test func `writes every key of the contract as JSON`() async throws {
    let run = try await hunt("--tries", "300", "--format", "json")
    let json = try JSONDocument(Array(run.output.utf8)).root
    let keys = [
      "badLines", "causes", "compared", "diagnostics", "differing", "ignored", "kinds", "known",
      "lines", "schema", "seed", "tries", "triesPerSecond", "verdict",
    ]
    #expect(json.members.map(\.key) == keys)
    #expect(json["kinds"]?[0]?["kind"]?.string == "price")
    let kindKeys = ["cellsNotReached", "cellsReached", "cellsRecorded", "kind", "unchecked"]
    #expect(json["kinds"]?[0]?.members.map(\.key) == kindKeys)
    #expect(json["causes"]?[0]?["fixture"]?.string?.hasSuffix("difference-price.journal") == true)
  }

  @Test(arguments: [
    (["hunt"], "name a journal with '--from JOURNAL'"),
    (["hunt", "--from", "DIR/missing"], "DIR/missing"),
    (["hunt", "prise", "--from", "DIR/j"], "did you mean 'price'?"),
    (["hunt", "--from", "DIR/j", "--for", "60"], "write 60s"),
    (["hunt", "--from", "DIR/j", "--for", "100000s"], "a number from 1 to 86400 with s, m or h"),
    (["hunt", "--from", "DIR/j", "--for", "1s", "--tries", "1"], "exclude each other"),
    (["hunt", "--from", "DIR/j", "--tries", "0"], "write 10000"),
    (["hunt", "--from", "DIR/j", "--seed", "-1"], "write 1"),
    (
      ["hunt", "--from", "DIR/j", "--fixtures", "DIR/none"],
      "cannot write to 'DIR/none': the folder does not exist; create it or write elsewhere"
    ),
    (["hunt", "--from", "DIR/j", "--fixtures", "DIR/j"], "cannot write to 'DIR/j': a part of the"),
  ])
  func `names a wrong argument`(arguments: [String], message: String) async throws {
    try shop.files.write("{\"kind\":\"price\",\"value\":{\"yen\":[1]}}\n", to: "j")
    let run = await shop(arguments)
    #expect(run.errors.contains(message), "\(run)")
    #expect(run.status == .wrongInput)
    #expect(run.output.isEmpty)
  }

  @Test func `the folder in which examples are saved is checked, also the current one`() throws {
    func checkedFolder(_ words: [String], _ format: DumpFormat) throws -> String? {
      let options = [HuntOptions.journal, HuntOptions.smallestExamplesFolder]
      let arguments = try DumpArguments(parsing: ["--from", "j"] + words, options: options)
      return try HuntOptions(arguments, format: format).examplesFolder
    }
    #expect(try checkedFolder([], .text) == ".")
    #expect(try checkedFolder([], .ndjson) == nil)
    #expect(try checkedFolder(["--fixtures", "/"], .ndjson) == "/")
  }

  @Test func `an example that cannot be written is not named`() async throws {
    try shop.files.write("{\"kind\":\"price\",\"value\":{\"yen\":[1]}}\n", to: "j")
    try shop.files.makeFolder("difference-price.journal")
    let options = ["--from", "DIR/j", "--tries", "300", "--fixtures", "DIR"]
    let run = await shop(["hunt"] + options + ["--format", "json"])
    #expect(run.output.contains(#""fixture": null"#), "\(run)")
    #expect(!run.output.contains("difference-price"), "\(run)")
    #expect(run.errors.contains("cannot write 'DIR/difference-price.journal'"))
    #expect(run.status == .wrongInput)
  }

  @Test func `one cell and one try are counted in the singular`() async throws {
    try shop.files.write("{\"kind\":\"banner\",\"value\":7}\n", to: "j")
    let run = await shop("hunt", "--from", "DIR/j", "--tries", "1")
    #expect(run.output.hasPrefix("– nothing compared · 1 try · seed 1\n"), "\(run)")
    #expect(run.output.contains("  banner  1 cell, 1 recorded, "), "\(run)")
  }

  @Test func `a journal that is named twice is read once`() async throws {
    try shop.files.write("{\"kind\":\"price\",\"value\":{\"yen\":[1]}}\n", to: "j")
    let options = ["--tries", "20", "--fixtures", "DIR", "--format", "json"]
    let once = await shop(["hunt", "--from", "DIR/j"] + options)
    let twice = await shop(["hunt", "--from", "DIR/j", "--from", "DIR/./j"] + options)
    #expect(once.output.contains(#""lines": 1"#), "\(once)")
    #expect(twice == once)
  }

  @Test func `differences of known causes are reported apart`() async throws {
    let run = try await hunt("--tries", "1")
    #expect(
      run.output.hasPrefix(
        """
        ✓ 1 try · seed 1 · no difference · 1 ignored by known causes
        – known: price /note
            1 response ignored until 2099-12-31
            ana: The legacy side has none.

        """
      ),
      "\(run)"
    )
    #expect(run.status == .success)
    let json = try await hunt("--tries", "1", "--format", "json")
    let root = try JSONDocument(Array(json.output.utf8)).root
    #expect(root["ignored"]?.int == 1)
    #expect(root["known"]?[0]?["state"]?.string == "used")
    #expect(root["known"]?[0]?["responses"]?.int == 1)
  }

  @Test func `an expired cause counts again, and is reported`() async throws {
    let run = try await hunt("--tries", "1", "--now", "2100-01-01T00:00:00Z")
    #expect(run.output.hasPrefix("✗ 1 try · seed 1 · 1 differ\n"), "\(run)")
    #expect(run.output.contains("! known: price /note\n    expired on 2099-12-31; "), "\(run)")
    #expect(run.status == .difference)
  }

  @Test func `a known cause that no try shows is not reported as gone`() async throws {
    try shop.files.write(#"{"kind":"banner","value":{"title":"a"}}"# + "\n", to: "j")
    try shop.files.write(Self.known, to: "known")
    let run = await shop("hunt", "--from", "DIR/j", "--tries", "1", "--known", "DIR/known")
    #expect(run.output.contains("! known: price /note\n    no response of the tries shows it\n"))
  }

  @Test(arguments: [
    (
      #"{"kind":"price","value":{"yen":[1]}}"#, "banner", "0 tries",
      "no recorded response is of the kind banner; record one, or leave the kind out"
    ),
    (
      #"{"kind":"note","value":{"text":"a"}}"#, "banner price", "0 tries",
      "no recorded response is of the kinds banner, price; record one, or leave the kinds out"
    ),
    (#"{"kind":"banner","value":7}"#, "banner", "1 try", "1 kind could not be decoded: banner"),
    ("7", "banner", "0 tries", "1 line is invalid"),
    ("", "banner", "0 tries", "the journals have no lines; record some, or write them by hand"),
  ])
  func `says why nothing was compared`(
    line: String,
    kinds: String,
    tries: String,
    reason: String
  ) async throws {
    try shop.files.write(line.isEmpty ? "" : line + "\n", to: "j")
    let named = kinds.split(separator: " ").map(String.init)
    let run = await shop(["hunt"] + named + ["--from", "DIR/j", "--tries", "1"])
    #expect(run.output.hasPrefix("– nothing compared · \(tries) · seed 1"), "\(run)")
    #expect(run.output.contains(reason), "\(run)")
    #expect(!run.output.contains("no difference"), "\(run)")
    #expect(run.status == .wrongInput)
  }

  @Test func `a named kind without a response is named, also if another kind is searched`()
    async throws
  {
    try shop.files.write(#"{"kind":"banner","value":{"title":"a"}}"# + "\n", to: "j")
    let arguments = ["hunt", "price", "banner", "--from", "DIR/j", "--tries", "1"]
    let run = await shop(arguments)
    #expect(run.status == .wrongInput)
    let headline = "– nothing compared of price · 1 try · seed 1 · no difference\n"
    #expect(run.output.hasPrefix(headline), "\(run)")
    #expect(
      run.output.hasSuffix("  price   no response was read, so nothing was tried\n"),
      "\(run)"
    )
    let json = try JSONDocument(
      Array(await shop(arguments + ["--format", "json"]).output.utf8)
    ).root
    #expect(json["kinds"]?[1]?["kind"]?.string == "price")
    #expect(json["kinds"]?[1]?["cellsRecorded"]?.int == 0)
    #expect(json["verdict"]?.string == "nothing")
  }

  @Test(arguments: [
    (
      ["price", "banner"], "– nothing compared of banner · 2 tries · seed 1 · no difference",
      "nothing"
    ),
    ([], "✓ 2 tries · seed 1 · no difference", "ok"),
  ])
  func `a kind whose responses cannot be decoded is not searched`(
    kinds: [String],
    headline: String,
    verdict: String
  ) async throws {
    let lines = [
      #"{"kind":"banner","value":7}"#,
      #"{"at":1775005200,"kind":"price","value":{"yen":[100]}}"#,
    ]
    try shop.files.write(lines.joined(separator: "\n") + "\n", to: "j")
    try shop.files.write(Self.known, to: "known")
    let arguments =
      ["hunt"] + kinds + ["--from", "DIR/j", "--tries", "2", "--known", "DIR/known"]
    let run = await shop(arguments)
    #expect(run.output.contains("          nothing compared: it could not be decoded\n"), "\(run)")
    #expect(run.output.hasPrefix(headline + " · 1 ignored by known causes\n"), "\(run)")
    let json = try JSONDocument(
      Array(await shop(arguments + ["--format", "json"]).output.utf8)
    ).root
    #expect(json["verdict"]?.string == verdict)
    #expect(json["kinds"]?[0]?["unchecked"]?.string == "unreadable")
    #expect(json["kinds"]?[1]?["unchecked"]?.kind == .null)
  }

  @Test func `a journal without responses of both sides has nothing to compare`() async throws {
    try shop.files.write("{\"kind\":\"note\",\"value\":{\"text\":\"a\"}}\n", to: "j")
    let run = await shop("hunt", "--from", "DIR/j")
    #expect(run.output.hasPrefix("– nothing compared"), "\(run)")
    #expect(run.status == .wrongInput)
    let allowed = await shop("hunt", "--from", "DIR/j", "--allow-empty")
    #expect(allowed.status == .success)
  }

  @Test func `as a stage of a batch, the output is a journal of the examples, and totals`()
    async throws
  {
    try shop.files.write("{\"kind\":\"price\",\"value\":{\"yen\":[1]}}\n", to: "j")
    let options = ["--tries", "400", "--from", "DIR/j", "--exit-zero", "--format", "ndjson"]
    let first = await shop(["hunt", "--seed", "1"] + options)
    let second = await shop(["hunt", "--seed", "2"] + options)
    #expect(first.status == .success, "\(first)")
    #expect(first.output != second.output)
    var lines: [String] = []
    for run in [first, second] {
      var own = run.output.split(separator: "\n").map(String.init)
      let last = try #require(own.last)
      own.removeLast()
      let total = try JSONDocument(Array(last.utf8)).root["total"]
      #expect(total?["tries"]?.int == 400)
      #expect(total?["causes"]?.int == own.count)
      #expect(!own.isEmpty)
      lines += own
    }
    // The results of stages are joined by their lines.
    try shop.files.write(lines.map { $0 + "\n" }.joined(), to: "joined")
    let replayed = await shop("replay", "DIR/joined", "--format", "json")
    let json = try JSONDocument(Array(replayed.output.utf8)).root
    #expect(json["badLines"]?.int == 0)
    #expect(json["mismatched"]?.int == lines.count)
    #expect(throws: (any Error).self) { try shop.files.text(of: "difference-price.journal") }

    let nothing = await shop(["hunt", "note"] + options)
    #expect(nothing.status == .wrongInput, "A kind without both sides is a wrong argument.")
    let empty = await shop("hunt", "--from", "-", "--exit-zero", "--format", "ndjson")
    #expect(empty.status == .success)
    #expect(empty.output.hasPrefix(#"{"total":{"seed":1,"lines":0,"#))
  }

  @Test func `a screen document in place of a journal is named as one`() async throws {
    try shop.files.write("{\n  \"contents\": []\n}\n", to: "indented")
    try shop.files.write(#"{"contents":[]}"# + "\n", to: "minified")

    let indented = await shop("hunt", "--from", "DIR/indented", "--tries", "1")
    #expect(indented.output.contains("3 lines are invalid"), "\(indented)")
    #expect(indented.errors.contains(#"DIR/indented:1:1: The line is only "{""#), "\(indented)")

    let minified = await shop("hunt", "--from", "DIR/minified", "--tries", "1", "--format", "json")
    let diagnostic = try JSONDocument(Array(minified.output.utf8)).root["diagnostics"]?[0]
    #expect(
      diagnostic?["message"]?.string?.hasPrefix("The value is a screen document") == true,
      "\(minified)"
    )
    #expect(minified.status == .wrongInput)
  }

  @Test func `an interrupted search says so`() async throws {
    try shop.files.write(#"{"kind":"banner","value":{"title":"a"}}"# + "\n", to: "j")
    let run = await shop(["hunt", "banner", "--from", "DIR/j"], interruptingAfter: 20)
    #expect(run.status == .interrupted, "\(run)")
    #expect(run.output.contains(" · no difference · interrupted\n"), "\(run)")
  }

  @Test func `lines of other kinds do not use up the limit, and what is not read is named`()
    async throws
  {
    let note = #"{"kind":"note","value":{"text":"a"}}"# + "\n"
    let banner = #"{"kind":"banner","value":{"title":"a"}}"# + "\n"
    try shop.files.write(String(repeating: note, count: 5_000) + banner, to: "notes")
    let found = await shop("hunt", "banner", "--from", "DIR/notes", "--tries", "1")
    #expect(found.status == .success, "\(found)")

    try shop.files.write(String(repeating: banner, count: 5_000), to: "many")
    try shop.files.write(banner, to: "j")
    let limited = await shop([
      "hunt", "banner", "--from", "DIR/many", "--from", "DIR/j", "--tries", "1",
    ])
    let reason = "because at most 4,096 lines and 32 MiB are kept"
    #expect(
      limited.errors.contains("DIR/many:4097: Lines from this one on are not read, \(reason)"),
      "\(limited)"
    )
    #expect(limited.errors.contains("DIR/j: The journal is not read, \(reason)"), "\(limited)")
    let line = banner.dropLast() + String(repeating: " ", count: 127 - banner.utf8.count + 1) + "\n"
    try shop.files.write(String(repeating: String(line), count: 4_200), to: "edge")
    let edge = await shop("hunt", "banner", "--from", "DIR/edge", "--tries", "1")
    #expect(edge.errors.contains("DIR/edge:4097: Lines from this one on are not read"), "\(edge)")
    let missing = await shop([
      "hunt", "banner", "--from", "DIR/many", "--from", "DIR/missing", "--tries", "1",
    ])
    #expect(missing.errors.contains("cannot read 'DIR/missing'"), "\(missing)")
    #expect(missing.status == .wrongInput)
  }
}
