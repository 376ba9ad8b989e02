import ScreenDump
import TestSupport
import Testing

@MainActor
@Suite struct LedgerCommandTests {
  private let shop = ShopDump()

  private static func line(
    run: String = "r",
    kind: String = "price",
    flag: String = "7",
    stage: String = "shadow",
    matched: Int,
    mismatched: Int = 0,
    firstDifference: String = "null",
    trip: String = "null"
  ) -> String {
    """
    {"schema":1,"run":"\(run)","contents":1,"entries":[{"kind":"\(kind)","flagVersion":"\(flag)",\
    "appVersion":"4.2","restart":0,"toleratedRate":0.01,"stages":["\(stage)"],\
    "matched":\(matched),"mismatched":\(mismatched),"candidateError":0,"ignored":1,"skipped":2,\
    "firstDifference":\(firstDifference),"latency":{"legacy":{"84":3},"state":{"61":3,"159":1}},\
    "trip":\(trip)}]}

    """
  }

  private static let tripped = line(
    matched: 13,
    mismatched: 3,
    firstDifference: "\"/prices/1\"",
    trip: """
      {"differences":3,"comparisons":16,"logValue":4.656421854033045,"alpha":0.01,\
      "firstDifference":"/prices/1"}
      """
  )
  private static let proved = line(run: "s", kind: "バナー", stage: "live", matched: 377)
  private static let complete = line(
    run: "t",
    kind: "バナー",
    flag: "8",
    stage: "complete",
    matched: 0
  )

  @Test func `prints a table, one line a content and version, and what is to be rolled back`()
    async throws
  {
    try shop.files.write(Self.tripped + Self.complete, to: "a")
    try shop.files.write(Self.proved + Self.tripped, to: "b")
    #expect(
      await shop("ledger", "DIR/a", "DIR/b")
        == ShopDump.Transcript(
          output: """
            ✗ 3 contents · 3 runs · 1 to roll back · 1 to advance
              content  flag  app  stage     s    n        E  advice     old code
              price    7     4.2  shadow    3   16      105  roll back  keep: the new side differs
              バナー   7     4.2  live      0  377  0.00808  advance    keep: it is compared with
              バナー   8     4.2  complete  0    0        1  hold       delete: nothing uses it, and it was proved
            ✗ price 3 of 16 comparisons differ, first at /prices/1: E = 105, and 1/α = 100.

            """,
          status: .difference
        )
    )
  }

  @Test func `tells how long both sides took if asked to`() async throws {
    #expect(
      await shop("ledger", "-", "--times", input: Self.proved)
        == ShopDump.Transcript(
          output: """
            ✓ 1 content · 1 run · 1 to advance
              content  flag  app  stage  s    n        E  advice    legacy    state  old code
              バナー   7     4.2  live   0  377  0.00808  advance  5.24 ms  98.3 µs  keep: it is compared with

            """
        )
    )
  }

  @Test func `writes every key of the contract as JSON`() async throws {
    let cut = String(Self.proved.prefix(60))
    #expect(
      await shop("ledger", "-", "--format", "json", input: Self.tripped + cut)
        == ShopDump.Transcript(
          output: """
            {
              "contents": [
                {
                  "advance": {
                    "alpha": 0.05,
                    "e": 0.147445,
                    "logE": -1.9143,
                    "rate": 0.01
                  },
                  "advice": "rollBack",
                  "appVersion": "4.2",
                  "candidateError": 0,
                  "comparisonsToAdvance": null,
                  "explanation": "3 of 16 comparisons differ, first at /prices/1: E = 105, and 1/α = 100.",
                  "firstDifference": "/prices/1",
                  "flagVersion": "7",
                  "ignored": 1,
                  "kind": "price",
                  "latency": null,
                  "legacyCode": {
                    "deletable": false,
                    "reason": "the new side differs"
                  },
                  "matched": 13,
                  "mismatched": 3,
                  "n": 16,
                  "restart": 0,
                  "rollBack": {
                    "alpha": 0.01,
                    "e": 105.259,
                    "logE": 4.65642,
                    "rate": 0.01
                  },
                  "s": 3,
                  "sampledOut": 0,
                  "skipped": 2,
                  "stages": [
                    "shadow"
                  ],
                  "trip": {
                    "alpha": 0.01,
                    "e": 105.259,
                    "firstDifference": "/prices/1",
                    "logE": 4.65642,
                    "n": 16,
                    "s": 3
                  },
                  "watched": 1
                }
              ],
              "diagnostics": [
                {
                  "code": "ledgerLineCutOff",
                  "column": 61,
                  "line": 2,
                  "message": "The last line was cut off when it was written; it is left out.",
                  "path": "/entries/0",
                  "severity": "warning",
                  "source": "-"
                }
              ],
              "runs": 1,
              "schema": 1
            }

            """,
          status: .difference
        )
    )
  }

  @Test func `times are part of the JSON only if asked for`() async throws {
    let transcript = await shop("ledger", "-", "--format", "json", "--times", input: Self.proved)
    #expect(transcript.output.contains("\"medianNanoseconds\": 98303"))
    #expect(transcript.output.contains("\"p95Nanoseconds\": 2199023255551"))
  }

  @Test func `ledgers in any order, and twice, give the same bytes`() async throws {
    try shop.files.write(Self.tripped + Self.proved, to: "a")
    try shop.files.write(Self.line(matched: 5) + Self.complete, to: "b")
    let one = await shop("ledger", "DIR/a", "DIR/b", "--format", "json")
    #expect(one.output.contains("\"matched\": 13"))
    #expect(await shop("ledger", "DIR/b", "DIR/a", "DIR/b", "--format", "json") == one)
    #expect(await shop("ledger", "DIR/a", "DIR/b", "--save", "DIR/c").status == .difference)
    #expect(await shop("ledger", "DIR/c", "--format", "json") == one)
  }

  @Test func `a ledger of many devices is read, however large, and cleared`() async throws {
    let padding = String(repeating: " ", count: 1_000_000)
    let lines = (0..<18).map { run in
      Self.line(run: "\(run)", matched: 10).replacing("{\"schema\"", with: "{\(padding)\"schema\"")
    }
    try shop.files.write(lines.joined(), to: "fleet")
    let before = await shop("ledger", "DIR/fleet")
    #expect(before.errors == "")
    #expect(before.output.hasPrefix("✓ 1 content · 18 runs\n"))
    let cleared = await shop("ledger", "DIR/fleet", "--clear", "price", "--save", "DIR/saved")
    #expect(cleared.errors == "")
    #expect(cleared.output.hasPrefix("✓ nothing counted · 18 runs\n"))
    #expect(await shop("ledger", "DIR/saved") == cleared)
  }

  @Test func `an interrupt ends the reading of ledgers, and keeps nothing`() async throws {
    let run = await shop(
      ["ledger", "-", "--save", "DIR/saved"],
      input: Self.tripped,
      interruptingAfter: 0
    )
    #expect(run == ShopDump.Transcript(status: .interrupted))
    #expect(try shop.files.names == [])
  }

  @Test func `a kind that is cleared starts again at zero`() async throws {
    try shop.files.write(Self.tripped + Self.proved, to: "a")
    #expect(
      await shop("ledger", "DIR/a", "--clear", "price").output
        .hasPrefix("✓ 1 content · 2 runs · 1 to advance\n")
    )
    #expect(await shop("ledger", "DIR/a").status == .success)
    #expect(try shop.files.text(of: "a").hasPrefix(Self.tripped))
  }

  @Test(arguments: [
    (["a", "--clear", "prize"], "the ledger 'DIR/a' has no kind 'prize'; did you mean 'price'?"),
    (["a", "--clear", "x"], "the ledger 'DIR/a' has no kind 'x'; the kinds are 'price'."),
    (
      ["a", "a", "--clear", "price"],
      "the option '--clear' changes one file; name one LEDGER that is a file."
    ),
    (["none"], "cannot read 'DIR/none': there is no such file; check the path."),
    (
      ["foreign"],
      "DIR/foreign:1:1: The line is left out: Found \"h\" where a value was expected; "
        + "correct the text there."
    ),
    (
      ["newer"],
      "DIR/newer:1:1: This is of schema 2, which this version does not know; update it; "
        + "the line is left out."
    ),
    ([], "the command 'ledger' needs more names; write 'shopdump ledger LEDGER…'."),
  ])
  func `what is wrong with the input is one sentence`(arguments: [String], sentence: String)
    async throws
  {
    try shop.files.write(Self.tripped, to: "a")
    try shop.files.write("hello\n", to: "foreign")
    try shop.files.write("{\"schema\":2}\n", to: "newer")
    let paths = arguments.map { ["a", "none", "foreign", "newer"].contains($0) ? "DIR/\($0)" : $0 }
    #expect(
      await shop(["ledger"] + paths)
        == ShopDump.Transcript(errors: "shopdump: \(sentence)\n", status: .wrongInput)
    )
  }

  @Test func `the merged ledger takes the place of a ledger, and of no other file`() async throws {
    try shop.files.write(Self.tripped, to: "a")
    try shop.files.write(Self.proved, to: "old")
    try shop.files.write("Dear Sir,\n", to: "letter")
    _ = await shop("ledger", "DIR/a", "--save", "DIR/old")
    #expect(await shop("ledger", "DIR/old") == shop("ledger", "DIR/a"))
    #expect(
      await shop("ledger", "DIR/a", "--clear", "price", "--save", "DIR/letter")
        == ShopDump.Transcript(
          errors: "shopdump: 'DIR/letter' is no ledger that this version reads, and is left as it "
            + "is; name another file for '--save'.\n",
          status: .wrongInput
        )
    )
    #expect(try shop.files.text(of: "letter") == "Dear Sir,\n")
    #expect(try shop.files.text(of: "a") == Self.tripped)
  }

  @Test func `an empty ledger, and one cut off in its first line, count nothing`() async throws {
    try shop.files.write("", to: "empty")
    try shop.files.write(String(Self.tripped.prefix(40)), to: "cut")
    #expect(
      await shop("ledger", "DIR/empty", "DIR/cut")
        == ShopDump.Transcript(
          output: "✓ nothing counted · 0 runs\n",
          errors: "warning: DIR/cut:1:36: The last line was cut off when it was written; "
            + "it is left out.\n"
        )
    )
  }

  @Test func `of several ledgers all are read, and the worst status wins`() async throws {
    try shop.files.write(Self.tripped + "{\"schema\":1}\n", to: "a")
    let transcript = await shop("ledger", "DIR/none", "DIR/a")
    #expect(transcript.output.hasPrefix("✗ 1 content"))
    #expect(
      transcript.errors == """
        shopdump: cannot read 'DIR/none': there is no such file; check the path.
        error: DIR/a:2:1: This needs "run", a text of at most 128 bytes; the line is left out.

        """
    )
    #expect(transcript.status == .wrongInput)
  }
}
