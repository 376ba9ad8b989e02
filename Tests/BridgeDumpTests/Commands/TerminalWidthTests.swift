import ScreenDump
import TestSupport
import Testing

@MainActor
@Suite struct TerminalWidthTests {
  @Test func `no row wraps on a terminal of 80 columns`() async throws {
    var shop = ShopDump()
    shop.columns = 80
    let kind = "a-kind-with-a-very-long-name-of-forty-characters"
    try shop.files.write(
      StatusCommandTests.line(kind, matched: 13, mismatched: 3, run: "1", place: "\"/a/b/c\"")
        + StatusCommandTests.line("price", matched: 1_000, stage: "live", run: "2"),
      to: "ledger"
    )
    let screen = """
      { "title": "店", "contents": [
        { "type": "price", "id": "\(kind)", "value": { "yen": [1, 2, 9999, 12000] } },
        { "type": "banner", "id": "b", "value": { "title": "\(kind) \(kind) \(kind)" } },
        { "type": "\(kind)", "id": "\(kind)-2", "value": { "title": "\(kind)" } } ] }
      """
    try shop.files.write(screen, to: "s")
    for arguments in [
      ["show", "DIR/s"], ["wiring", "DIR/s"], ["compare", "DIR/s"], ["ledger", "DIR/ledger"],
      ["ledger", "DIR/ledger", "--times"], ["status", "DIR/s", "--ledger", "DIR/ledger"],
    ] {
      let run = await shop(arguments)
      #expect(!run.output.isEmpty)
      let lines = run.output.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n")
      for line in lines where String(line).columns > 80 {
        // A word that cannot be broken has a line of its own.
        #expect(!line.drop { $0 == " " }.dropFirst(2).contains(" "), "\(arguments): \(line)")
      }
    }
  }

  @Test func `no row of any help is longer than 80 columns`() async {
    let shop = ShopDump()
    let help = await shop("--help").output
    let commands = help.matches(of: /\n  ([a-z]+) [\[A-Z]/).map { String($0.1) }
    #expect(commands.contains("flags") && commands.contains("ledger") && commands.count > 8)
    for arguments in [["--help"]] + commands.map({ [$0, "--help"] }) {
      for line in await shop(arguments).output.split(separator: "\n") {
        #expect(String(line).columns <= 80, "\(arguments): \(line)")
      }
    }
  }

  @Test func `a green comparison lists what was not compared, and why`() async throws {
    let shop = ShopDump()
    let screen = """
      { "contents": [ { "type": "banner", "id": "b", "value": { "title": "春" } },
        { "type": "rank", "id": "r", "value": { "text": "1" } },
        { "type": "note", "id": "n", "value": { "text": "2" } } ] }
      """
    #expect(
      await shop("compare", "-", input: screen)
        == ShopDump.Transcript(
          output: """
            ✓ - · 1 matched · 2 one-sided
              1 kind has no route: rank
              1 kind has no handler: note

            """
        )
    )
  }
}
