import ScreenDump
import StrictJSON
import TestSupport
import Testing

/// What `ledger` prints of contents, installations and cohorts: the counts, the evidence and the
/// advice.
@MainActor
@Suite struct LedgerCommandTests: LedgerSuite {
  let shop = ShopDump()

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
            ✓ バナー (flag 7, app 4.2) 0 of 455 comparisons differ, of 455 distinct responses; 1 more differed only where it is ignored: the rate is below 1 % (E = 40, α = 2.5 %).
            ✓ バナー (flag 8, app 4.2) delete: nothing uses it, and the state side is proved; in its proof, 1 comparison differed only where it is ignored (E = 40, α = 2.5 %)

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
}
