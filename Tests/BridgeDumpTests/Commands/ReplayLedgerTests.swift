import Foundation
import ScreenDocument
import ScreenDump
import TestSupport
import Testing

@testable import Bridge
@testable import Parity

/// The effect of `replay --ledger FILE` on an existing file.
@MainActor
@Suite struct ReplayLedgerTests {
  private let shop = ShopDump()

  private nonisolated static let line = #"{"kind":"banner","value":{"title":"a"}}"# + "\n"

  private func write(_ count: Int, to journal: String) throws {
    try shop.files.write(String(repeating: Self.line, count: count), to: journal)
  }

  /// How many comparisons each run of a ledger has.
  private func counts(_ name: String = "l") throws -> [String: Int] {
    let reading = try LedgerFile(path: shop.files.path + "/" + name).read()
    #expect(reading.diagnostics == [])
    return reading.ledger.runs.mapValues { run in
      run.entries.values.reduce(0) { $0 + $1.counts.matched }
    }
  }

  /// A line of a device's ledger.
  private static func device(_ run: String, matched: Int) -> String {
    let key = EvidenceKey(kind: "banner", flagVersion: "7", appVersion: "4.1")
    var entry = LedgerEntry(key: key)
    entry.counts = EvidenceCounts(matched: matched)
    return LedgerLineFormat.lines(of: LedgerRun(entries: [key: entry]), id: run)[0] + "\n"
  }

  nonisolated static let others = [
    "Dear Sir,\n", line, "{}\n", "[1]", "\n\n{\"schema\":1}\n", "{\"schema\":2,\"run\":\"a\"}\n",
    String(repeating: "x", count: 2 << 20),
  ]

  @Test(arguments: others, [["--run", "a"], []])
  func `rejects a file that is not a ledger, and leaves it unchanged`(
    text: String,
    options: [String]
  ) async throws {
    try write(3, to: "j")
    try shop.files.write(text, to: "l")
    #expect(
      await shop(["replay", "DIR/j", "--ledger", "DIR/l"] + options)
        == ShopDump.Transcript(
          errors:
            "shopdump: 'DIR/l' is not a ledger that this version can read, and stays unchanged; name another file for "
            + "'--ledger'.\n",
          status: .wrongInput
        )
    )
    #expect(try shop.files.text(of: "l") == text)
    #expect(try shop.files.names == ["j", "l"])
  }

  @Test(arguments: ["", "\n", "{\"schema\":1,\"run\":\"x\",\"cont"])
  func `an empty file, or one with only a truncated line, becomes a ledger`(text: String)
    async throws
  {
    try write(3, to: "j")
    try shop.files.write(text, to: "l")
    #expect(await shop("replay", "DIR/j", "--ledger", "DIR/l").status == .success)
    #expect(try counts().values.map(\.self) == [3])
  }

  @Test func `a named run joins the others, whose lines stay unchanged`() async throws {
    let others =
      Self.device("d1", matched: 8) + " " + Self.device("d2", matched: 9)
      + #"{"schema":2,"run":"later"}"# + "\n"
      + #"{"schema":1,"cleared":{"kind":"banner","runs":["d2"]}}"# + "\n"
    try write(3, to: "j")
    try shop.files.write(others, to: "l")
    #expect(chmod(shop.files.path + "/l", 0o640) == 0)
    #expect(await shop("replay", "DIR/j", "--ledger", "DIR/l", "--run", "a").status == .success)
    let text = try shop.files.text(of: "l")
    #expect(text.hasPrefix(others))
    #expect(text.dropFirst(others.count).split(separator: "\n").count == 1)
    #expect(text.hasSuffix("\n"))
    var status = stat()
    #expect(stat(shop.files.path + "/l", &status) == 0 && status.st_mode & 0o777 == 0o640)
    #expect(try shop.files.names == ["j", "l"])
  }

  @Test func `a run with the same name replaces the previous one, even if it counts less`()
    async throws
  {
    try write(5, to: "j")
    try shop.files.write(Self.device("d", matched: 8), to: "l")
    for count in [5, 2, 3] {
      try write(count, to: "j")
      _ = await shop("replay", "DIR/j", "--ledger", "DIR/l", "--run", "a")
      #expect(try counts() == ["d": 8, "a": count])
    }
  }

  @Test func `a run that replaces a cleared one counts`() async throws {
    try write(2, to: "j")
    try shop.files.write(Self.device("d", matched: 8), to: "l")
    _ = await shop("replay", "DIR/j", "--ledger", "DIR/l", "--run", "a")
    _ = await shop("ledger", "DIR/l", "--clear", "banner")
    _ = await shop("replay", "DIR/j", "--ledger", "DIR/l", "--run", "a")
    let ledger = try LedgerFile(path: shop.files.path + "/l").read().ledger
    #expect(ledger.evidence().map(\.counts.matched) == [2])
    #expect(ledger.clearedRuns == ["banner": ["d"]])
  }

  @Test func `an unnamed replay replaces the previous replay of the same journal`()
    async throws
  {
    try shop.files.link("again", to: "j")
    for (count, journal) in [(5, "j"), (7, "j"), (2, "../\(folder)/j"), (3, "again")] {
      try write(count, to: "j")
      let run = await shop("replay", "DIR/\(journal)", "--ledger", "DIR/l")
      #expect(run.status == .success, "\(run)")
      #expect(try counts().values.map(\.self) == [count])
    }
    _ = await shop("ledger", "DIR/l", "--clear", "banner")
    _ = await shop("replay", "DIR/j", "--ledger", "DIR/l")
    let evidence = try LedgerFile(path: shop.files.path + "/l").read().ledger.evidence()
    #expect(evidence.map(\.counts.matched) == [3])
  }

  private var folder: String { String(shop.files.path.split(separator: "/").last ?? "") }

  @Test func `an unnamed replay does not replace lines of another journal or of an app`()
    async throws
  {
    try write(3, to: "j")
    try write(4, to: "k")
    let sentence = """
      shopdump: the ledger 'DIR/l' holds runs that no earlier replay of this journal wrote; write \
      '--run NAME' to merge with it, or name another file.

      """
    let refusal = ShopDump.Transcript(errors: sentence, status: .wrongInput)
    _ = await shop("replay", "DIR/k", "--ledger", "DIR/l")
    let ofReplay = try shop.files.text(of: "l")
    for text in [
      ofReplay, Self.device("d", matched: 8), ofReplay + Self.device("d", matched: 8),
    ] {
      try shop.files.write(text, to: "l")
      #expect(await shop("replay", "DIR/j", "--ledger", "DIR/l") == refusal)
      #expect(try shop.files.text(of: "l") == text)
    }
  }

  @Test func `an unnamed replay does not replace a line of a later version`() async throws {
    try write(3, to: "j")
    _ = await shop("replay", "DIR/j", "--ledger", "DIR/l")
    let text = try shop.files.text(of: "l") + #"{"schema":2,"run":"later"}"# + "\n"
    try shop.files.write(text, to: "l")
    #expect(await shop("replay", "DIR/j", "--ledger", "DIR/l").status == .wrongInput)
    #expect(try shop.files.text(of: "l") == text)
  }

  @Test func `a replay of a stream replaces no previous replay`() async throws {
    let first = await shop(["replay", "-", "--ledger", "DIR/l"], input: Self.line)
    #expect(first.status == .success)
    let second = await shop(["replay", "-", "--ledger", "DIR/l"], input: Self.line)
    #expect(second.status == .wrongInput)
    #expect(second.errors.contains("write '--run NAME' to merge with it"))
    #expect(try counts().values.map(\.self) == [1])
    let named = await shop(["replay", "-", "--ledger", "DIR/l", "--run", "a"], input: Self.line)
    #expect(named.status == .success)
    #expect(try counts().count == 2)
  }

  @Test func `rejects a folder as a ledger, and writes into a device or a pipe`() async throws {
    try write(3, to: "j")
    let run = await shop("replay", "DIR/j", "--ledger", "DIR")
    #expect(run.errors == "shopdump: cannot write 'DIR': it is a folder; name a file.\n")
    #expect(run.status == .wrongInput)
    #expect(await shop("replay", "DIR/j", "--ledger", "/dev/null").status == .success)
  }

  @Test func `rejects one file for both the ledger and the result`() async throws {
    try write(3, to: "j")
    for output in ["DIR/l", "DIR/./l"] {
      let run = await shop("replay", "DIR/j", "--ledger", "DIR/l", "--output", output)
      #expect(run.status == .wrongInput)
      #expect(run.errors.contains("'--ledger' and '--output' name the same file; name two files"))
    }
    #expect(try shop.files.names == ["j"])
    try shop.files.makeFolder("d")
    try shop.files.link("e", to: "d")
    let linked = await shop("replay", "DIR/j", "--ledger", "DIR/d/z", "--output", "DIR/e/z")
    #expect(linked.status == .wrongInput)
    #expect(try shop.files.names == ["d", "e", "j"])
  }

  @Test(arguments: [("", []), (Self.line, ["--stage", "*=off"])] as [(String, [String])])
  func `a replay without a comparison leaves the ledger as it was`(
    journal: String,
    options: [String]
  ) async throws {
    try write(3, to: "j")
    _ = await shop("replay", "DIR/j", "--ledger", "DIR/l")
    let before = try shop.files.text(of: "l")
    try shop.files.write(journal, to: "j")
    let run = await shop(["replay", "DIR/j", "--ledger", "DIR/l"] + options)
    #expect(run.status == .wrongInput)
    #expect(
      run.errors.contains(
        "DIR/l: No response was compared, so the earlier run stays in the ledger."
      ),
      "\(run)"
    )
    #expect(try shop.files.text(of: "l") == before)
  }

  @Test func `responses that cannot be decoded are evidence, and replace that of before`()
    async throws
  {
    try write(3, to: "j")
    _ = await shop("replay", "DIR/j", "--ledger", "DIR/l")
    try shop.files.write(#"{"kind":"banner","value":7}"# + "\n", to: "j")
    let run = await shop("replay", "DIR/j", "--ledger", "DIR/l")
    #expect(run.status == .wrongInput)
    #expect(try counts().values.map(\.self) == [0])
  }

  @Test func `a named run without a comparison does not replace the run of that name`()
    async throws
  {
    try write(3, to: "j")
    _ = await shop("replay", "DIR/j", "--ledger", "DIR/l", "--run", "a")
    let action = #"{"responses":[],"then":[{"action":{"kind":"banner","value":1}}]}"# + "\n"
    for other in ["{\"kind\":\"nobody\",\"value\":1}\n", "x\n", action] {
      let run = await shop(["replay", "-", "--ledger", "DIR/l", "--run", "a"], input: other)
      #expect(run.errors.contains("the earlier run stays in the ledger"), "\(run)")
      #expect(!run.output.contains("could not be decoded"), "\(run)")
      #expect(try counts() == ["a": 3])
    }
  }

  @Test func `a named run without a comparison is added beside the others`() async throws {
    try write(3, to: "j")
    _ = await shop("replay", "DIR/j", "--ledger", "DIR/l", "--run", "a")
    _ = await shop("replay", "DIR/j", "--ledger", "DIR/l", "--run", "b", "--stage", "*=complete")
    #expect(try counts() == ["a": 3, "b": 0])
  }

  @Test func `a warning about a line's text does not make its response unreadable`() async throws {
    try write(3, to: "j")
    _ = await shop("replay", "DIR/j", "--ledger", "DIR/l")
    let before = try shop.files.text(of: "l")
    let repeated = Self.line.replacing("{\"kind\"", with: "{\"at\":1,\"at\":1,\"kind\"")
    try shop.files.write(repeated, to: "j")
    let run = await shop("replay", "DIR/j", "--ledger", "DIR/l", "--stage", "*=off")
    #expect(run.errors.contains("The member \"at\" is written twice"), "\(run)")
    #expect(!run.output.contains("could not be decoded"), "\(run)")
    #expect(try shop.files.text(of: "l") == before)
  }
}
