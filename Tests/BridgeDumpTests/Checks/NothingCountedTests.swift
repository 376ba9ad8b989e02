import ScreenDump
import StrictJSON
import TestSupport
import Testing

/// A successful status of `ledger` requires that something was counted.
@MainActor
@Suite struct NothingCountedTests: NothingCheckedSuite {
  private let shop = ShopDump()

  @Test(arguments: [
    ("", ["– nothing counted · 0 runs", "  there are no contents"]),
    (
      ledger("a", "shadow", skipped: 3) + ledger("b", "off"),
      [
        "– nothing counted · 2 contents · 2 runs · 1 to start comparing",
        "  1 kind is on stage off: b",
        "  1 kind was skipped: a",
      ]
    ),
    (
      ledger("a", "live", sampledOut: 3) + ledger("b", "shadow")
        + ledger("c", "shadow", ignored: 1),
      [
        "– nothing counted · 3 contents · 3 runs",
        "  1 kind differed only where a rule ignores it: c", "  1 kind is not in the sample: a",
        "  1 kind had no response: b",
      ]
    ),
  ])
  func `ledger reports that it counted nothing, and why`(ledger: String, lines: [String]) async {
    let transcript = await shop("ledger", "-", input: ledger)
    let start = transcript.output.split(separator: "\n").prefix(lines.count).map(String.init)
    #expect(start == lines)
    await check(shop, ["ledger", "-"], input: ledger, output: transcript.output)
    let page = await shop("ledger", "-", "--format", "html", input: ledger).output
    #expect(page.contains("<h1><bdi>Nothing was counted</bdi></h1>"))
    for line in lines.dropFirst() { #expect(page.contains(">\(line.dropFirst(2))</p>")) }
  }

  @Test func `an empty ledger may be merged, and a ledger without a usable entry is reported`()
    async throws
  {
    try shop.files.write("", to: "empty")
    try shop.files.write(Self.ledger("a", "shadow", matched: 9), to: "full")
    try shop.files.write("hello\n", to: "foreign")
    let merged = await shop("ledger", "DIR/empty", "DIR/full")
    #expect(merged.output.hasPrefix("✓ 1 content · 1 run\n"))
    #expect(merged.status == .success)
    let foreign = await shop("ledger", "DIR/foreign", "--allow-empty")
    #expect(foreign.output == "" && foreign.status == .wrongInput)
    #expect(await shop("ledger", "DIR/foreign", "DIR/full").status == .wrongInput)
  }

  @Test func `the contents to which one reason applies count as 2⁵³ at most`() async throws {
    let ledger = (0..<1_100).map { Self.ledger("k\($0)", "shadow", ignored: 1 << 53) }.joined()
    let run = await shop("ledger", "-", "--format", "json", input: ledger)
    let groups = try JSONDocument(Array(run.output.utf8)).root["unchecked"]
    #expect(groups?.count == 1)
    #expect(groups?[0]?["reason"]?.string == "ignored")
    #expect(groups?[0]?["contents"]?.int == 1 << 53)
  }

  @Test func `a ledger truncated in its first line counts nothing`() async {
    let cut = String(Self.ledger("a", "shadow", matched: 9).prefix(40))
    let transcript = await shop("ledger", "-", input: cut)
    #expect(transcript.output.hasPrefix("– nothing counted · 0 runs\n"))
    #expect(transcript.errors.contains("because its writer was interrupted"))
    #expect(transcript.status == .wrongInput)
  }
}
