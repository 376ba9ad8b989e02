import ScreenDump
import TestSupport
import Testing

@MainActor
@Suite struct CompareCommandTests {
  private let shop = ShopDump()

  private static let equal = """
    { "contents": [
      { "type": "banner", "id": "b", "value": { "title": "春" } },
      { "type": "price", "id": "bad", "value": {} }
    ] }
    """

  private static let mismatch = """
    ✗ p (price) mismatched
        /note
          - legacy  nothing
          + state   "税込"
        /prices/1
          - legacy  "9999円+"
          + state   "9999円"

    """

  @Test(arguments: [[], ["--stage", "*=live"], ["--stage", "*=shadow"]])
  func `prints a mismatch as a diff, on either shown side`(options: [String]) async {
    #expect(
      await shop(["compare"] + options)
        == ShopDump.Transcript(
          output: "✗ shop · 1 matched · 1 mismatched · 1 skipped · 3 one-sided\n" + Self.mismatch,
          status: .difference
        )
    )
  }

  @Test func `strict comparison reports differences before the final value`() async {
    let transcript = await shop("compare", "-", "--strict", input: Self.equal)
    #expect(
      transcript.output == """
        ✗ - · 1 mismatched · 1 skipped
        1 × whether a value comes at once or later
        ✗ b (banner) mismatched
            whether a value comes at once or later
              - legacy  ["later"]
              + state   ["now"]

        """
    )
    #expect(transcript.status == .difference)
    let json = await shop("compare", "-", "--strict", "--format", "json", input: Self.equal).output
    #expect(json.contains(#""aspect": "turn""#))
    #expect(await shop("compare", "-", input: Self.equal).status == .success)
  }

  @Test func `a strict comparison groups contents of all kinds by what differs besides the value`()
    async
  {
    let contents = (0..<3).map {
      #"{ "type": "banner", "id": "b\#($0)", "value": { "title": "春" } }"#
    }
    let price = #"{ "type": "price", "id": "p", "value": { "yen": [1] } }"#
    let screen = "{ \"contents\": [ \((contents + [price]).joined(separator: ",")) ] }"
    #expect(
      await shop("compare", "-", "--strict", input: screen).output == """
        ✗ - · 4 mismatched
        3 × whether a value comes at once or later
        ✗ b0 (banner) mismatched
            whether a value comes at once or later
              - legacy  ["later"]
              + state   ["now"]
            and 2 more: b1, b2
        ✗ p (price) mismatched
            /note
              - legacy  nothing
              + state   "税込"
            whether a value comes at once or later
              - legacy  ["later"]
              + state   ["now"]

        """
    )
  }

  @Test func `of equal differences one is printed in full, and the others by their ids`() async {
    let prices = (0..<13).map { index in
      let yen = index == 0 ? "[9999]" : "[1, \(9_999 + index)]"
      return "{ \"type\": \"price\", \"id\": \"p\(index)\", \"value\": { \"yen\": \(yen) } }"
    }
    let screen = "{ \"contents\": [ \(prices.joined(separator: ",")) ] }"
    #expect(
      await shop("compare", "-", input: screen).output == """
        ✗ - · 13 mismatched
        13 × /note, /prices/* of price
        ✗ p0 (price) mismatched
            /note
              - legacy  nothing
              + state   "税込"
            /prices/0
              - legacy  "9999円+"
              + state   "9999円"
            and 12 more: p1, p2, p3, p4, p5, p6, p7, p8, p9, p10, …

        """
    )
  }

  @Test func `writes every key of the JSON contract, without keys that one side lacks`() async {
    #expect(
      await shop("compare", "-", "--format", "json", input: ShopDump.sample)
        == ShopDump.Transcript(
          output: """
            {
              "candidateError": 0,
              "diagnostics": [],
              "ignored": 0,
              "matched": 1,
              "mismatched": 1,
              "oneSided": 3,
              "results": [
                {
                  "differences": [],
                  "id": "b",
                  "kind": "banner",
                  "outcome": "matched",
                  "screen": "-"
                },
                {
                  "differences": [
                    {
                      "path": "/note",
                      "state": "税込"
                    },
                    {
                      "legacy": "9999円+",
                      "path": "/prices/1",
                      "state": "9999円"
                    }
                  ],
                  "id": "p",
                  "kind": "price",
                  "outcome": "mismatched",
                  "screen": "-"
                },
                {
                  "differences": [],
                  "id": "r",
                  "kind": "rank",
                  "outcome": "oneSided",
                  "screen": "-"
                },
                {
                  "differences": [],
                  "id": "n",
                  "kind": "note",
                  "outcome": "oneSided",
                  "screen": "-"
                },
                {
                  "differences": [],
                  "id": "l",
                  "kind": "plain",
                  "outcome": "oneSided",
                  "screen": "-"
                },
                {
                  "differences": [],
                  "id": "o",
                  "kind": "other",
                  "outcome": "skipped",
                  "screen": "-"
                }
              ],
              "schema": 1,
              "skipped": 1,
              "unchecked": [
                {
                  "contents": 1,
                  "kinds": [
                    "other"
                  ],
                  "reason": "unknownKind",
                  "screen": "-"
                },
                {
                  "contents": 2,
                  "kinds": [
                    "plain",
                    "rank"
                  ],
                  "reason": "noRoute",
                  "screen": "-"
                },
                {
                  "contents": 1,
                  "kinds": [
                    "note"
                  ],
                  "reason": "noHandler",
                  "screen": "-"
                }
              ],
              "verdict": "difference"
            }

            """,
          status: .difference
        )
    )
  }

  @Test func `the minimized case of a mismatch still mismatches`() async throws {
    let transcript = await shop("compare", "--minimize", "--fixtures", "DIR")
    #expect(
      transcript
        == ShopDump.Transcript(
          output: "✗ shop · 1 matched · 1 mismatched · 1 skipped · 3 one-sided\n" + Self.mismatch
            + "    smallest example: DIR/mismatch-price.json, 50 of 300 bytes\n",
          status: .difference
        )
    )
    let path = "DIR/mismatch-price.json"
    #expect(
      await shop("compare", path)
        == ShopDump.Transcript(
          output: "✗ DIR/mismatch-price.json · 1 mismatched\n✗ price#1 (price) mismatched\n"
            + "    /note\n      - legacy  nothing\n      + state   \"税込\"\n",
          status: .difference
        )
    )
  }

  @Test func `a minimized case never replaces a compared screen`() async throws {
    try shop.files.write(ShopDump.sample, to: "mismatch-price.json")
    let screen = "DIR/mismatch-price.json"
    let transcript = await shop("compare", screen, "--minimize", "--fixtures", "DIR")
    #expect(
      transcript.output.hasSuffix(
        "    smallest example: DIR/mismatch-price-2.json, 50 of 300 bytes\n"
      )
    )
    #expect(try shop.files.text(of: "mismatch-price.json") == ShopDump.sample)
    #expect(try shop.files.names == ["mismatch-price-2.json", "mismatch-price.json"])
  }

  @Test func `reports a missing folder after the result`() async {
    let options = ["compare", "--minimize", "--fixtures", "DIR/none"]
    let transcript = await shop(options)
    #expect(transcript.output.hasPrefix("✗ shop · 1 matched · 1 mismatched"))
    #expect(!transcript.output.contains("smallest example"))
    #expect(
      transcript.errors
        == "shopdump: cannot write 'DIR/none/mismatch-price.json': the folder does not exist; "
        + "create it or write elsewhere.\n"
    )
    #expect(transcript.status == .wrongInput)
    let json = await shop(options + ["--format", "json"])
    #expect(json.output.contains(#""fixture": null"#))
    #expect(!json.output.contains("mismatch-price.json"))
    #expect(json.status == .wrongInput)
  }

  @Test func `an option for the folder of minimized cases requires --minimize`() async {
    #expect(
      await shop("compare", "--fixtures", "DIR")
        == ShopDump.Transcript(
          errors: "shopdump: the option '--fixtures' needs '--minimize'; add it.\n",
          status: .wrongInput
        )
    )
  }

  @Test func `skips a kind whose stage does not compare`() async {
    #expect(
      await shop("compare", "--stage", "price=off")
        == ShopDump.Transcript(
          output: """
            ✓ shop · 1 matched · 2 skipped · 3 one-sided
              1 kind is known to no side: other
              2 kinds have no route: plain, rank
              1 kind has no handler: note
              1 kind is on stage off: price

            """
        )
    )
  }

  @Test func `compares all of several screens, and the worst status wins`() async throws {
    try shop.files.write(Self.equal, to: "equal.json")
    try shop.files.write(ShopDump.sample, to: "shop.json")
    let failure = """
      error: DIR/equal.json:3:44 /contents/1/value/yen: The member "yen" is missing; send it or \
      make it optional.

      """
    #expect(
      await shop("compare", "DIR/equal.json")
        == ShopDump.Transcript(
          output: "✓ DIR/equal.json · 1 matched · 1 skipped\n"
            + "  1 kind could not be decoded: price\n",
          errors: failure
        )
    )
    #expect(
      await shop("compare", "DIR/equal.json", "DIR/shop.json")
        == ShopDump.Transcript(
          output: "✗ 2 screens · 2 matched · 1 mismatched · 2 skipped · 3 one-sided\n"
            + Self.mismatch.replacing("mismatched", with: "mismatched in DIR/shop.json"),
          errors: failure,
          status: .difference
        )
    )
    #expect(
      await shop("compare", "DIR/none.json", "DIR/equal.json")
        == ShopDump.Transcript(
          output: "– nothing compared on 1 of 2 screens · 1 matched · 1 skipped\n"
            + "  cannot read 'DIR/none.json': the file does not exist; check the path\n",
          errors: "shopdump: cannot read 'DIR/none.json': the file does not exist; "
            + "check the path.\n" + failure,
          status: .wrongInput
        )
    )
  }

  @Test func `standard output is empty if there is no screen`() async {
    #expect(
      await shop("compare", "DIR/none.json", "DIR/none.json")
        == ShopDump.Transcript(
          errors: "shopdump: cannot read 'DIR/none.json': the file does not exist; "
            + "check the path.\n",
          status: .wrongInput
        )
    )
  }

  @Test(arguments: ["*=shadow", "*=live"])
  func `reports the duration of both sides on request`(stages: String) async throws {
    let transcript = await shop("compare", "--times", "--stage", stages)
    let times = transcript.output.split(separator: "\n").filter { $0.contains(" legacy  ") }
      .filter { $0.contains("state  ") }
    #expect(times.map { $0.prefix(5) } == ["  b  ", "  p  "])
    let time = /[0-9.]+ (ns|µs|ms) {2}state {2,}[0-9.]+ (ns|µs|ms)$/
    #expect(times.allSatisfy { $0.contains(time) })
    // One unit a column.
    let units = times.map { $0.matches(of: /(ns|µs|ms|s)\b(?=  state|$)/).map { String($0.0) } }
    #expect(units[0] == units[1] && units[0].count == 2)
    let json = await shop("compare", "--times", "--stage", stages, "--format", "json")
    #expect(json.output.matches(of: /"legacyNanoseconds": [1-9]\d*/).count == 2)
    #expect(json.output.matches(of: /"stateNanoseconds": [1-9]\d*/).count == 2)
    #expect(json.output.matches(of: /"latency": null/).count == 4)
  }

  @Test func `reports elements that are no contents, and diagnostics, in text and in JSON`() async {
    let screen = """
      { "contents": [
        { "type": "banner", "id": "b", "value": { "title": "春" } },
        { "id": "x", "value": {} }, 5, { "type": 7 }
      ] }
      """
    let text = await shop("compare", "-", input: screen)
    #expect(text.output == "✓ - · 1 matched\n  3 elements cannot be read\n")
    #expect(text.errors.matches(of: /error: -:3:/).count == 3)
    #expect(text.status == .success)
    let json = await shop("compare", "-", "--format", "json", input: screen)
    for code in ["missingKind", "notAnObject", "invalidKind"] {
      #expect(json.output.contains("\"code\": \"\(code)\""))
    }
    #expect(json.output.contains(#""source": "-""#))
    #expect(json.output.contains(#""reason": "unreadable""#))
    #expect(json.output.contains(#""contents": 3"#))
    #expect(json.errors == "")
  }

  @Test func `counts have commas between groups of three digits`() async {
    let contents = (0..<1_000).map { "{ \"type\": \"other\", \"id\": \"\($0)\", \"value\": 7 }" }
    let screen = "{ \"contents\": [ \(contents.joined(separator: ",")) ] }"
    let output = await shop("compare", "-", input: screen).output
    #expect(output.hasPrefix("– nothing compared · - · 1,000 skipped\n"))
  }

  @Test func `two runs print identical bytes`() async {
    #expect(await shop("compare", "--format", "json") == shop("compare", "--format", "json"))
  }
}
