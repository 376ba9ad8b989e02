import Foundation
import ScreenDump
import StrictJSON
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
    trip: String = "null",
    more: String = ""
  ) -> String {
    """
    {"schema":1,"run":"\(run)","contents":1,"entries":[{"kind":"\(kind)","flagVersion":"\(flag)",\
    "appVersion":"4.2","restart":0,"toleratedRate":0.01,"stages":["\(stage)"],\
    "matched":\(matched),"mismatched":\(mismatched),"candidateError":0,"ignored":1,"skipped":2,\
    "firstDifference":\(firstDifference),"latency":{"legacy":{"84":3},"state":{"61":3,"159":1}},\
    "trip":\(trip)\(more)}]}

    """
  }

  /// As many distinct responses as comparisons; each response matches.
  private static func different(_ count: Int) -> String {
    var data = Data()
    for hash in 0..<UInt64(count) {
      withUnsafeBytes(of: hash.bigEndian) { data.append(contentsOf: $0) }
    }
    return """
      ,"distinct":{"comparisons":\(count),"k":2048,"key":"test",\
      "hashes":"\(data.base64EncodedString())","differing":""}
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
  private static let proved = line(
    run: "s",
    kind: "バナー",
    stage: "live",
    matched: 455,
    more: different(455)
  )
  private static let complete = line(
    run: "t",
    kind: "バナー",
    flag: "8",
    stage: "complete",
    matched: 0
  )

  @Test func `prints one line per content and version, and the evidence for each advice`()
    async throws
  {
    try shop.files.write(Self.tripped + Self.complete, to: "a")
    try shop.files.write(Self.proved + Self.tripped, to: "b")
    #expect(
      await shop("ledger", "DIR/a", "DIR/b")
        == ShopDump.Transcript(
          output: """
            ✗ 3 contents · 3 runs · 1 to roll back · 1 to advance · 1 to delete
              content  flag  app  stage     s    n    E  advice
              price    7     4.2  shadow    3   16  105  roll back
              バナー   7     4.2  live      0  455   40  advance
              バナー   8     4.2  complete  0    0   40  delete
            ✗ price 3 of 16 comparisons differ, first at /prices/1: the rate is above 1 % (E = 105, α = 1 %).
            ✓ バナー (flag 7, app 4.2) 0 of 455 comparisons differ, of 455 distinct responses: the rate is below 1 % (E = 40, α = 2.5 %).
            ✓ バナー (flag 8, app 4.2) delete: nothing uses it, and the state side is proved (E = 40, α = 2.5 %)

            """,
          status: .difference
        )
    )
  }

  @Test func `reports the duration of both sides on request`() async throws {
    #expect(
      await shop("ledger", "-", "--times", input: Self.line(matched: 9))
        == ShopDump.Transcript(
          output: """
            ✓ 1 content · 1 run
              content  flag  app  stage   s  n    legacy      state  E  advice
              price    7     4.2  shadow  0  9  5.243 ms  98.303 µs  –  hold
            … price 0 of 9 comparisons differ, but the response is known for only 0 of them: set a ResponseHasher, so that distinct responses are counted.

            """
        )
    )
  }

  @Test func `a second comparison of the same response adds no evidence`() async throws {
    let banner = Self.line(
      matched: 377,
      more:
        #","distinct":{"comparisons":377,"k":2048,"key":"t","hashes":"AAAAAAAAAAE=","differing":""}"#
    )
    #expect(
      await shop("ledger", "-", input: banner).output == """
        ✓ 1 content · 1 run
          content  flag  app  stage   s    n  E  advice
          price    7     4.2  shadow  0  377  –  hold
        … price 0 of 377 comparisons differ, of one response: 374 more comparisons of the same responses without a mismatch, on 8 more days, would prove a rate below 1 %.

        """
    )
  }

  @Test func `p0, α and the number of contents come from the options`() async throws {
    let barely = Self.line(matched: 13, mismatched: 3)
    for (options, advice) in [
      ([], "roll back"), (["--contents", "2"], "hold"), (["--alpha", "0.009"], "hold"),
      (["--tolerated-rate", "0.02"], "hold"),
      (["--contents", "2", "--alpha", "0.02"], "roll back"),
    ] {
      let run = await shop(["ledger", "-"] + options, input: barely)
      #expect(run.output.contains("  \(advice)\n"), "\(options) \(run.output)")
    }
    let json = await shop(
      ["ledger", "-", "--format", "json", "--contents", "5", "--tolerated-rate", "0.03"],
      input: barely
    )
    #expect(json.output.contains("\"watched\": 5"))
    #expect(json.output.contains("\"rate\": 0.03"))
    #expect(json.output.contains("\"alpha\": 0.002"))
  }

  @Test func `a handler with listeners is kept until none of them is compared or shown`()
    async throws
  {
    let proved = Self.line(
      run: "1",
      kind: "city",
      flag: "1",
      matched: 455,
      more: Self.different(455)
    )
    let complete = Self.line(
      run: "2",
      kind: "city",
      flag: "2",
      stage: "complete",
      matched: 0,
      more: #","feeds":["rain"]"#
    )
    let middle = Self.line(
      run: "3",
      kind: "rain",
      stage: "complete",
      matched: 0,
      more: #","feeds":["weather"]"#
    )
    for (lines, reason) in [
      ("", "keep: 'rain' listens to it"), (middle, "keep: 'weather' listens to it through 'rain'"),
      (
        middle + Self.line(run: "4", kind: "weather", stage: "shadow", matched: 9),
        "keep: 'weather' listens to it through 'rain'"
      ),
      (
        middle + Self.line(run: "4", kind: "weather", stage: "complete", matched: 0),
        "delete: nothing uses it, and the state side is proved (E = 40, α = 2.5 %)"
      ),
    ] {
      let run = await shop("ledger", "-", input: proved + complete + lines)
      #expect(run.output.contains(" city (flag 2, app 4.2) \(reason)\n"), "\(run.output)")
    }
  }

  @Test func `reports that a few installations differ, and their common cohort`()
    async throws
  {
    let lines = (0..<200).map { device in
      let differs = device < 5
      return Self.line(
        run: "\(device)",
        matched: differs ? 0 : 200,
        mismatched: differs ? 2 : 0,
        firstDifference: differs ? "\"/0\"" : "null",
        more: differs ? #","aspect":"effects","cohort":"iOS 18""# : #","cohort":"iOS 17""#
      )
      .replacing("\"run\"", with: "\"installation\":\"device \(device)\",\"run\"")
    }
    let run = await shop("ledger", "-", input: lines.joined())
    #expect(run.status == .success)
    #expect(
      run.output == """
        ✓ 1 content · 200 runs · 1 to investigate
          content  flag  app  stage    s      n         E  advice
          price    7     4.2  shadow  10  39010  1.57e+06  investigate
        ! price 5 of 200 installations differ, although only 10 of 39010 comparisons do, app 4.2, flag 7, cohort 'iOS 18', first at effect /0 (E = 1.57e+06, α = 1 %).

        """
    )
  }

  @Test func `each cohort has rows of its own on request, with α divided`() async throws {
    let cohorts = [#","cohort":"iOS 18""#, #","cohort":"iOS 17""#, ""]
    let lines = (0..<30).map { device in
      Self.line(
        run: "\(device)",
        matched: device % 3 == 0 ? 0 : 200,
        mismatched: device % 3 == 0 ? 2 : 0,
        more: cohorts[device % 3]
      )
    }
    let run = await shop("ledger", "-", "--by", "cohort", input: lines.joined())
    #expect(
      run.output == """
        ✗ 1 content · 30 runs · 3 cohorts · 1 to roll back
          content  flag  app  stage    s     n         E  advice     cohort
          price    7     4.2  shadow   0  2000         –  hold       iOS 17
          price    7     4.2  shadow  20    20  1.34e+39  roll back  iOS 18
          price    7     4.2  shadow   0  2000         –  hold       –
        … price (cohort iOS 17) 0 of 2000 comparisons differ, but the response is known for only 0 of them: set a ResponseHasher, so that distinct responses are counted.
        ✗ price (cohort iOS 18) 20 of 20 comparisons differ: the rate is above 1 % (E = 1.34e+39, α = 0.333 %).
        … price (cohort unknown) 0 of 2000 comparisons differ, but the response is known for only 0 of them: set a ResponseHasher, so that distinct responses are counted.

        """
    )
    let json = await shop(
      ["ledger", "-", "--by", "cohort", "--format", "json"],
      input: lines.shuffled().joined()
    )
    let contents = try JSONDocument(Array(json.output.utf8)).root["contents"]
    #expect(contents?.elements.map { $0["cohort"]?.string } == ["iOS 17", "iOS 18", nil])
    #expect(contents?[0]?["rollBack"]?["alpha"]?.double == 0.00333333)
    let whole = await shop("ledger", "-", "--format", "json", input: lines.joined())
    let rows = try JSONDocument(Array(whole.output.utf8)).root["contents"]
    #expect(rows?[1] == nil)
    #expect(rows?[0]?["cohort"] == nil)

    let page = await shop("ledger", "-", "--by", "cohort", "--format", "html", input: lines[0])
    #expect(page.status == .wrongInput)
    #expect(page.errors.contains("leave it out, or write '--format json'"))
    let many = (0..<33).map { Self.line(run: "\($0)", matched: 1, more: #","cohort":"\#($0)""#) }
    let refused = await shop("ledger", "-", "--by", "cohort", input: many.joined())
    #expect(refused.status == .wrongInput)
    #expect(refused.errors.contains("more than 32 cohorts; leave out '--by cohort'"))
  }

  @Test func `the tool supplies facts that only routes and handlers contain`() async throws {
    let knowing = ShopDump(ledgerKnowsSides: true)
    let lines =
      Self.line(run: "1", kind: "price", stage: "off", matched: 0)
      + Self.line(run: "2", kind: "rank", matched: 9)
      + Self.line(run: "3", kind: "note", stage: "complete", matched: 0)
    let run = await knowing("ledger", "-", input: lines)
    #expect(run.status == .success)
    #expect(
      run.output == """
        ✓ 3 contents · 3 runs · 1 to start comparing · 1 to write
          content  flag  app  stage     s  n  E  advice
          note     7     4.2  complete  0  0  –  done
          price    7     4.2  off       0  0  –  start comparing
          rank     7     4.2  shadow    0  9  –  write
        ✓ note It has no legacy side.
        → price Nothing was compared: move the kind to the stage 'shadow'.
        → rank It has no route: write one.
        → start comparing, not counted: banner
        → write, not counted: plain

        """
    )
    let json = await knowing("ledger", "-", "--format", "json", input: lines)
    #expect(
      json.output.contains(
        """
          "uncounted": [
            {
              "advice": "turnOn",
              "explanation": "Nothing was compared: move the kind to the stage 'shadow'.",
              "kind": "banner",
              "next": {
                "comparisons": null,
                "days": null,
                "stage": "shadow",
                "step": "turn"
              }
            },
            {
              "advice": "write",
              "explanation": "It has no route: write one.",
              "kind": "plain",
              "next": {
                "comparisons": null,
                "days": null,
                "stage": null,
                "step": "write"
              }
            }
          ]
        """
      )
    )
    let page = await knowing("ledger", "-", "--format", "html", input: lines)
    let titles = page.output.matches(of: /<h3>(?:<bdi>)?(.*?)<\//).map { String($0.1) }
    #expect(titles == ["price", "Not counted", "note", "rank", "Not counted"])
    #expect(page.output.contains("<li><bdi>banner</bdi></li>"))
  }

  @Test func `a listener without a handler of its own does not keep the handler`() async throws {
    let fed = { (kind: String) in
      Self.line(run: "1", kind: "price", flag: "1", matched: 455, more: Self.different(455))
        + Self.line(
          run: "2",
          kind: "price",
          flag: "2",
          stage: "complete",
          matched: 0,
          more: #","feeds":["\#(kind)"]"#
        )
    }
    let knowing = ShopDump(ledgerKnowsSides: true)
    for (kind, advice) in [("note", "delete"), ("gone", "delete"), ("plain", "keep")] {
      let run = await knowing("ledger", "-", input: fed(kind))
      #expect(run.output.contains("(flag 2, app 4.2) \(advice): "), "\(kind) \(run.output)")
    }
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
                  "aspect": "value",
                  "candidateError": 0,
                  "comparisonsToAdvance": null,
                  "coverage": 0.894737,
                  "daysToAdvance": null,
                  "explanation": "3 of 16 comparisons differ, first at /prices/1: the rate is above 1 % (E = 105, α = 1 %).",
                  "feeds": [],
                  "firstDifference": "/prices/1",
                  "flagVersion": "7",
                  "ignored": 1,
                  "installations": {
                    "alpha": 0.01,
                    "aspect": "value",
                    "cohort": null,
                    "count": 1,
                    "differing": 1,
                    "e": 105.259,
                    "logE": 4.65642,
                    "place": "/prices/1"
                  },
                  "kind": "price",
                  "late": 0,
                  "latency": null,
                  "legacyCode": {
                    "deletable": false,
                    "reason": "the state side differs"
                  },
                  "matched": 13,
                  "mismatched": 3,
                  "missing": null,
                  "n": 16,
                  "next": {
                    "comparisons": null,
                    "days": null,
                    "stage": null,
                    "step": "fix"
                  },
                  "places": [],
                  "proof": {
                    "alpha": 0.01,
                    "claim": "pool",
                    "e": 105.259,
                    "logE": 4.65642
                  },
                  "responses": {
                    "alpha": 0.025,
                    "comparisons": 0,
                    "days": 0,
                    "daysSinceNew": 0,
                    "differentResponses": {
                      "e": 1,
                      "logE": 0
                    },
                    "differing": 0,
                    "distinct": 0,
                    "estimated": false,
                    "key": null,
                    "knownResponses": {
                      "e": 1,
                      "logE": 0
                    },
                    "repeated": 0,
                    "rule": null,
                    "sampled": 0
                  },
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
                    "aspect": "value",
                    "e": 105.259,
                    "firstDifference": "/prices/1",
                    "logE": 4.65642,
                    "n": 16,
                    "s": 3
                  },
                  "trips": 1,
                  "watched": 1
                }
              ],
              "diagnostics": [
                {
                  "code": "ledgerLineCutOff",
                  "column": 61,
                  "line": 2,
                  "message": "The last line is incomplete, because its writer was interrupted; it is left out.",
                  "path": "/entries/0",
                  "severity": "warning",
                  "source": "-"
                }
              ],
              "runs": 1,
              "schema": 1,
              "unchecked": [],
              "uncounted": [],
              "verdict": "difference"
            }

            """,
          status: .difference
        )
    )
  }

  @Test func `the JSON contains durations only on request`() async throws {
    let transcript = await shop("ledger", "-", "--format", "json", "--times", input: Self.proved)
    #expect(transcript.output.contains("\"medianNanoseconds\": 98303"))
    #expect(transcript.output.contains("\"p95Nanoseconds\": 2199023255551"))
    #expect(transcript.output.contains("\"p99Nanoseconds\": 2199023255551"))
  }

  @Test func `the order and repetition of ledgers do not change the output`() async throws {
    try shop.files.write(Self.tripped + Self.proved, to: "a")
    try shop.files.write(Self.line(matched: 5) + Self.complete, to: "b")
    let one = await shop("ledger", "DIR/a", "DIR/b", "--format", "json")
    #expect(one.output.contains("\"matched\": 13"))
    #expect(await shop("ledger", "DIR/b", "DIR/a", "DIR/b", "--format", "json") == one)
    #expect(await shop("ledger", "DIR/a", "DIR/b", "--save", "DIR/c").status == .difference)
    #expect(await shop("ledger", "DIR/c", "--format", "json") == one)
  }

  @Test func `a large ledger of many devices is read and cleared`() async throws {
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
    #expect(cleared.output.hasPrefix("– nothing counted · 18 runs\n"))
    #expect(cleared.status == .success)
    #expect(await shop("ledger", "DIR/saved", "--allow-empty") == cleared)
  }

  @Test func `an interrupt stops the reading of ledgers and writes nothing`() async throws {
    let run = await shop(
      ["ledger", "-", "--save", "DIR/saved"],
      input: Self.tripped,
      interruptingAfter: 0
    )
    #expect(run == ShopDump.Transcript(status: .interrupted))
    #expect(try shop.files.names == [])
  }

  @Test func `a cleared kind starts again at zero`() async throws {
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
    (["empty", "--clear", "x"], "the ledger 'DIR/empty' has no kinds; name another ledger."),
    (
      ["a", "a", "--clear", "price"],
      "the option '--clear' changes one file; give one LEDGER, and not '-'."
    ),
    (["none"], "cannot read 'DIR/none': the file does not exist; check the path."),
    (
      ["foreign"],
      "DIR/foreign:1:1: The line is left out: Found \"h\" where a value was expected; "
        + "correct it."
    ),
    (
      ["newer"],
      "DIR/newer:1:1: The value has schema 2, which this version cannot read; use a newer version; "
        + "the line is left out."
    ),
    (["a", "--save", "-"], "the option '--save' expects a file; name one."),
    ([], "the command 'ledger' needs more arguments; write 'shopdump ledger LEDGER…'."),
  ])
  func `invalid input is reported in one sentence`(arguments: [String], sentence: String)
    async throws
  {
    try shop.files.write(Self.tripped, to: "a")
    try shop.files.write("", to: "empty")
    try shop.files.write("hello\n", to: "foreign")
    try shop.files.write("{\"schema\":2}\n", to: "newer")
    let files = ["a", "empty", "none", "foreign", "newer"]
    let paths = arguments.map { files.contains($0) ? "DIR/\($0)" : $0 }
    #expect(
      await shop(["ledger"] + paths)
        == ShopDump.Transcript(errors: "shopdump: \(sentence)\n", status: .wrongInput)
    )
  }

  @Test func `the merged ledger replaces a ledger, and no other file`() async throws {
    try shop.files.write(Self.tripped, to: "a")
    try shop.files.write(Self.proved, to: "old")
    try shop.files.write("Dear Sir,\n", to: "letter")
    _ = await shop("ledger", "DIR/a", "--save", "DIR/old")
    #expect(await shop("ledger", "DIR/old") == shop("ledger", "DIR/a"))
    #expect(
      await shop("ledger", "DIR/a", "--clear", "price", "--save", "DIR/letter")
        == ShopDump.Transcript(
          errors: "shopdump: 'DIR/letter' is not a ledger that this version can read, and stays "
            + "unchanged; name another file for '--save'.\n",
          status: .wrongInput
        )
    )
    #expect(try shop.files.text(of: "letter") == "Dear Sir,\n")
    #expect(try shop.files.text(of: "a") == Self.tripped)
  }

  @Test func `reads all of several ledgers, and the worst status wins`() async throws {
    try shop.files.write(Self.tripped + "{\"schema\":1}\n", to: "a")
    let transcript = await shop("ledger", "DIR/none", "DIR/a")
    #expect(transcript.output.hasPrefix("✗ 1 content"))
    #expect(
      transcript.errors == """
        shopdump: cannot read 'DIR/none': the file does not exist; check the path.
        error: DIR/a:2:1: The value needs "run", a text of at most 128 bytes; the line is left out.

        """
    )
    #expect(transcript.status == .wrongInput)
  }
}
