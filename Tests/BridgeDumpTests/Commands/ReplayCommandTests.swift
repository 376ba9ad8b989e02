import Bridge
import Parity
import ScreenDump
import TestSupport
import Testing

@MainActor
@Suite struct ReplayCommandTests {
  private let shop = ShopDump()

  private static let journal = """
    {"kind":"banner","value":{"title":"春"}}
    {"schema":1,"at":"2026-04-01T09:00:00+09:00","timeZone":"Asia/Tokyo","responses":\
    [{"kind":"banner","id":"b","value":{"title":"夏"}},{"kind":"note","value":{"text":"新"}}]}

    {"kind":"price","value":{"yen":[9999]}}
    {"kind":"banner","value":{"title":7}}
    not JSON
    {"kind":"other","value":1}
    {"kind":"ban
    """

  @Test func `counts every response, prints the first mismatches, and skips invalid lines`()
    async
  {
    #expect(
      await shop("replay", "-", input: Self.journal)
        == ShopDump.Transcript(
          output: """
            ✗ - · 7 lines · 2 invalid · 2 matched · 1 mismatched · 2 skipped · 1 one-sided
              banner  2 matched · 1 skipped
              note    1 one-sided
              price   1 mismatched
            1 mismatch, 2 causes
              price /note
                too few responses to find a condition; 1 differ
              price /prices/*
                too few responses to find a condition; 1 differ
            ✗ price (price) mismatched in line 4
                /note
                  - legacy  nothing
                  + state   "税込"
                /prices/0
                  - legacy  "9999円+"
                  + state   "9999円"

            """,
          errors: """
            warning: -:5:35 /value/title: Expected a text, found a number; send one or change the type.
            warning: -:6:1: Found a misspelled word where "null" was expected; correct it. The \
            line is left out.
            warning: -:8: The last line is incomplete and is skipped.

            """,
          status: .difference
        )
    )
  }

  @Test(arguments: ["\n", "\r\n", ""])
  func `reads a line of exactly 16 MiB, and rejects one of one byte more`(end: String) async {
    let line = #"{"kind":"banner","value":{"title":"a"}}"#
    let room = String(repeating: " ", count: 16 << 20 - line.utf8.count)
    let next = end.isEmpty ? "" : line
    let longest = await shop("replay", "-", input: line + room + end + next)
    #expect(longest.errors.isEmpty)
    #expect(longest.output.hasPrefix("✓ - · \(end.isEmpty ? 1 : 2) line"), "\(longest)")
    let longer = await shop("replay", "-", input: line + room + " " + end + next)
    #expect(longer.errors.hasSuffix(": -:1: The line is longer than 16 MiB; split it.\n"))
  }

  @Test func `writes every key of the contract as JSON`() async {
    let line = #"{"kind":"price","id":"p","value":{"yen":[]}}"# + "\n"
    #expect(
      await shop("replay", "-", "--format", "json", input: line)
        == ShopDump.Transcript(
          output: """
            {
              "badLines": 0,
              "candidateError": 0,
              "causes": [
                {
                  "agreeing": null,
                  "aspect": "value",
                  "condition": null,
                  "differences": 1,
                  "differing": null,
                  "fixture": null,
                  "kind": "price",
                  "noCondition": "tooFew",
                  "ofSample": false,
                  "path": "/note"
                }
              ],
              "contents": [
                {
                  "candidateError": 0,
                  "ignored": 0,
                  "kind": "price",
                  "matched": 0,
                  "mismatched": 1,
                  "oneSided": 0,
                  "skipped": 0
                }
              ],
              "diagnostics": [],
              "end": "journal",
              "ignored": 0,
              "known": [],
              "lines": 1,
              "matched": 0,
              "mismatched": 1,
              "mismatches": [
                {
                  "differences": [
                    {
                      "path": "/note",
                      "state": "税込"
                    }
                  ],
                  "id": "p",
                  "kind": "price",
                  "line": 1,
                  "outcome": "mismatched",
                  "step": null
                }
              ],
              "oneSided": 0,
              "replayed": 1,
              "sampledOut": 0,
              "schema": 1,
              "skipped": 0,
              "unchecked": [],
              "verdict": "difference"
            }

            """,
          status: .difference
        )
    )
  }

  @Test func `writes the counts as a ledger, per version of the app`() async throws {
    let lines = ["4.1", "4.1", "4.2"].map {
      #"{"appVersion":"\#($0)","kind":"banner","value":{"title":"a"}}"# + "\n"
    }
    try shop.files.write(lines.joined(), to: "j")
    let replayed = await shop("replay", "DIR/j", "--ledger", "DIR/l", "--run", "r")
    #expect(replayed.status == .success)
    let ledger = await shop("ledger", "DIR/l")
    #expect(
      ledger.output == """
        ✓ 2 contents · 1 run
          content  flag  app  stage   s  n  E  advice
          banner         4.1  shadow  0  2  –  hold
          banner         4.2  shadow  0  1  –  hold
        … banner (app 4.1) 0 of 2 comparisons differ, of one response on 1 day: 749 more comparisons of the same responses without a mismatch, on 8 more days, would prove a rate below 1 %.
        … banner (app 4.2) 0 of 1 comparisons differ, of one response on 1 day: 454 more distinct ones without a difference would prove a rate below 1 %.

        """
    )
  }

  @Test func `the ledger contains the duration of both sides on request`() async throws {
    let line = #"{"kind":"banner","value":{"title":"a"}}"# + "\n"
    let input = String(repeating: line, count: 20)
    let plain = await shop(["replay", "-", "--ledger", "DIR/plain"], input: input)
    let timed = await shop(["replay", "-", "--ledger", "DIR/timed", "--times"], input: input)
    #expect(timed == plain)
    let latencies = try ["plain", "timed"].map { name in
      let reading = LedgerReading(Array(try shop.files.text(of: name).utf8))
      return try #require(reading.ledger.evidence().first).latency
    }
    #expect(latencies[0] == EvidenceLatency())
    #expect(latencies[1].legacy.count == 20 && latencies[1].state.count == 20)
    #expect(try #require(latencies[1].legacy.quantile(0)) > .zero)
    #expect(try #require(latencies[1].state.quantile(0)) > .zero)
  }

  @Test(arguments: [
    (["--sample", "2"], "the option '--sample' expects a share from 0 to 1, not '2'; write 0.1"),
    (
      ["--max-mismatches", "0"],
      "the option '--max-mismatches' expects a number from 1 on, not '0'; write 10"
    ),
    (["--ledger", "-"], "the option '--ledger' expects a file; name one"),
    (
      ["--run", String(repeating: "r", count: 129)],
      "the option '--run' expects a name of 1 to 128 bytes; write a shorter one"
    ),
    (
      ["--stage", "note=lve"],
      "the option '--stage': there is no stage 'lve'; did you mean 'live'?"
    ),
  ])
  func `reports an invalid option value`(options: [String], sentence: String) async {
    let end = sentence.hasSuffix("?") ? "" : "."
    #expect(
      await shop(["replay", "-"] + options)
        == ShopDump.Transcript(errors: "shopdump: \(sentence)\(end)\n", status: .wrongInput)
    )
  }

  @Test func `a journal that cannot be opened is an input error`() async throws {
    #expect(
      await shop("replay", "DIR/none", "--allow-empty")
        == ShopDump.Transcript(
          errors: "shopdump: cannot read 'DIR/none': the file does not exist; check the path.\n",
          status: .wrongInput
        )
    )
  }

  @Test func `of a mismatch at many places, 20 are shown and the others are counted`() async {
    let yen = Array(repeating: "9999", count: 30).joined(separator: ",")
    let line = #"{"kind":"price","value":{"yen":["# + yen + "]}}\n"
    let output = await shop("replay", "-", input: line).output
    #expect(
      output.hasSuffix(
        "    /prices/18\n      - legacy  \"9999円+\"\n      + state   \"9999円\"\n    and 11 more\n"
      ),
      "\(output)"
    )
  }

  @Test func `stops after the requested number of mismatches`() async {
    let line = #"{"kind":"price","value":{"yen":[]}}"# + "\n"
    let run = await shop(
      "replay",
      "-",
      "--max-mismatches",
      "3",
      input: String(repeating: line, count: 9)
    )
    #expect(
      run.output.hasPrefix(
        "✗ - · 3 lines · 3 mismatched · stopped at the requested number of mismatches\n"
      )
    )
    #expect(run.status == .difference)
  }

  @Test func `an interrupt does not wait for a job that hangs`() async throws {
    let line = #"{"kind":"banner","value":{"title":"a"}}"# + "\n"
    let run = await shop(
      ["replay", "-", "--jobs", "2"],
      input: String(repeating: line, count: 9),
      interruptingAfter: 15,
      jobs: ["/bin/sleep", "30"]
    )
    #expect(run.output.hasPrefix("– nothing compared · - · 0 lines · interrupted\n"))
    #expect(run.status == .interrupted)
  }

  @Test func `a job that exits unexpectedly ends the replay`() async throws {
    let line = #"{"kind":"banner","value":{"title":"a"}}"# + "\n"
    let run = await shop(
      ["replay", "-", "--jobs", "2"],
      input: String(repeating: line, count: 9),
      jobs: ["/bin/sleep", "0"]
    )
    #expect(
      run.errors.contains(
        "a job of the replay ended unexpectedly; replay with '--jobs 1' to see why"
      )
    )
    #expect(run.output == "")
    #expect(run.status == .wrongInput)
  }

  @Test func `an interrupt ends the replay after a line and keeps the ledger`() async throws {
    let line = #"{"kind":"banner","value":{"title":"a"}}"# + "\n"
    let run = await shop(
      ["replay", "-", "--ledger", "DIR/l", "--run", "r"],
      input: String(repeating: line, count: 9),
      interruptingAfter: 5
    )
    #expect(run.output.hasPrefix("✓ - · 5 lines · 5 matched · interrupted\n"))
    #expect(run.status == .interrupted)
    let ledger = await shop("ledger", "DIR/l", "--format", "json")
    #expect(ledger.output.contains(#""n": 5,"#))
  }

  @Test func `the ledgers of parts merge into the ledger of the whole`() async throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    let lines = (0..<300).map { index in
      let kind = ["banner", "price", "note"][Int.random(in: 0..<3, using: &random)]
      let value =
        switch kind {
        case "banner": #"{"title":"\#(index)"}"#
        case "price": #"{"yen":[\#(index)]}"#
        default: #"{"text":"\#(index)"}"#
        }
      let version = ["4.1", "4.2"][Int.random(in: 0..<2, using: &random)]
      return #"{"appVersion":"\#(version)","kind":"\#(kind)","value":\#(value)}"# + "\n"
    }
    try shop.files.write(lines.joined(), to: "whole")
    _ = await shop("replay", "DIR/whole", "--ledger", "DIR/whole.ledger")
    var parts: [String] = []
    for (part, range) in [0..<91, 91..<92, 92..<300].enumerated() {
      try shop.files.write(lines[range].joined(), to: "part-\(part)")
      _ = await shop("replay", "DIR/part-\(part)", "--ledger", "DIR/part-\(part).ledger")
      parts.append("DIR/part-\(part).ledger")
    }
    let whole = await shop("ledger", "DIR/whole.ledger").output
    let merged = await shop(["ledger"] + parts).output
    #expect(whole.contains("4 contents · 1 run"), "seed \(seed)")
    // A part without any comparison adds no run.
    #expect(merged.replacing(/[23] runs/, with: "1 run") == whole, "seed \(seed)")
  }

  @Test func `a sample selects lines by content, not by place, and matches its share`() async {
    let lines = (0..<1_000).map { #"{"kind":"banner","value":{"title":"\#($0)"}}"# + "\n" }
    let text = await shop("replay", "-", "--sample", "0.3", input: lines.joined()).output
    let turned = lines.reversed().joined()
    #expect(await shop("replay", "-", "--sample", "0.3", input: turned).output == text)
    let count = text.firstMatch(of: /(\d+) matched/).flatMap { Int($0.1) } ?? 0
    #expect((240...360).contains(count), "\(text)")
    #expect(text.contains("\(1_000 - count) not in the sample"))
  }
}
