import ScreenDump
import Testing

/// What `ledger` says of the sides of a kind: which handlers are kept for their listeners, and what
/// only the routes and handlers contain.
@MainActor
@Suite struct LedgerSidesTests: LedgerSuite {
  let shop = ShopDump()

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
        "delete: nothing uses it, and the state side is proved; in its proof, 1 comparison differed "
          + "only where it is ignored (E = 40, α = 2.5 %)"
      ),
    ] {
      let run = await shop("ledger", "-", input: proved + complete + lines)
      #expect(run.output.contains(" city (flag 2, app 4.2) \(reason)\n"), "\(run.output)")
    }
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
}
