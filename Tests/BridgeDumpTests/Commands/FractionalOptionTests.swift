import Foundation
import ScreenDump
import TestSupport
import Testing

@MainActor
@Suite struct FractionalOptionTests {
  private let shop = ShopDump()

  /// A banner that is allocated by halves, over the targeting key or a seed.
  private static func file(_ seed: String = "") -> String {
    """
    { "flags": {
      "content.banner": {
        "state": "ENABLED", "variants": { "off": "off", "on": "live" }, "defaultVariant": "off",
        "targeting": { "fractional": [\(seed) ["on", 50], ["off", 50]] }
      }
    } }
    """
  }

  /// `"user9"` is allocated `on` in the first generation and the third.
  @Test(arguments: [
    ([], "off"), (["--fractional", "1"], "live"), (["--fractional", "2"], "off"),
    (["--fractional=3"], "live"),
  ])
  func `every command that evaluates flags uses the generation of the option`(
    options: [String],
    stage: String
  ) async throws {
    try shop.files.write(Self.file(#""user9", "#), to: "flags.json")
    try shop.files.write(ShopDump.sample, to: "shop.json")
    try shop.files.write(#"{"kind":"banner","value":{"title":"x"}}"# + "\n", to: "journal")
    func output(_ arguments: String...) async -> String {
      let transcript = await shop(arguments + options)
      #expect(transcript.errors == "")
      return transcript.output
    }
    let flags = await output("flags", "DIR/flags.json")
    #expect(flags.contains(#""\#(stage)""#))
    let users = await output("flags", "DIR/flags.json", "--users", "3")
    #expect(users.contains("\(stage == "off" ? "off" : "live  on")  3  100.00 %"))
    let shown = await output("show", "--flags", "DIR/flags.json")
    #expect(shown.contains("\(stage) · flag"))
    let compared = await output("compare", "--flags", "DIR/flags.json", "--stage", "price=shadow")
    #expect(compared.contains("1 matched") == (stage == "live"))
    let replayed = await output(
      "replay",
      "DIR/journal",
      "--flags",
      "DIR/flags.json",
      "--ledger",
      "DIR/l",
      "--run",
      "r"
    )
    #expect(replayed.contains("1 matched") == (stage == "live"))
    let wiring = await output("wiring", "--flags", "DIR/flags.json", "--format", "json")
    #expect(wiring.contains(#""stage": "\#(stage)""#) || stage == "off")
    let difference = await output(
      "diff",
      "DIR/shop.json",
      "DIR/shop.json",
      "--new-flags",
      "DIR/flags.json"
    )
    #expect(difference.contains("on the other side") == (stage == "live"))
  }

  @Test func `the generation option of one file overrides that of both files`() async throws {
    try shop.files.write(Self.file(#""user9", "#), to: "flags.json")
    try shop.files.write(ShopDump.sample, to: "shop.json")
    let flags = ["DIR/flags.json", "DIR/flags.json", "--users", "10"]
    let both = ["--fractional", "3", "--old-fractional", "2"]
    let moved = await shop(["flags"] + flags + both)
    #expect(moved.output.hasPrefix("✓ 10 users · fractional 2 → 3\n  content.banner · 10 move"))
    let screens = [
      "DIR/shop.json", "DIR/shop.json", "--old-flags", "DIR/flags.json", "--new-flags",
      "DIR/flags.json",
    ]
    #expect(await shop(["diff"] + screens).status == .success)
    #expect(await shop(["diff"] + screens + both).output.contains("legacy → state"))
  }

  /// The counts come from flagd's Python evaluator, whose hashes and encodings are independent
  /// implementations.
  @Test(arguments: [
    ("", 50_075, 25_134), (#"{ "var": "targetingKey" }, "#, 50_374, nil),
  ])
  func `the same file in two generations counts the users that move`(
    seed: String,
    moved: Int,
    backwards: Int?
  ) async throws {
    try shop.files.write(Self.file(seed), to: "flags.json")
    let transcript = await shop([
      "flags", "DIR/flags.json", "DIR/flags.json", "--old-fractional", "2", "--new-fractional", "3",
      "--users", "100000",
    ])
    let line = "  content.banner · \(moved.grouped) move (\(moved.percentOf100000) %) · "
    #expect(transcript.output.hasPrefix("✗ 100,000 users · fractional 2 → 3\n" + line))
    if let backwards {
      #expect(transcript.output.contains(" · \(backwards.grouped) backwards · 0 get an error"))
    }
    #expect(transcript.status == .difference)
    #expect(transcript.errors == "")
  }

  @Test func `differences between generations and evaluators are reported with their place`()
    async throws
  {
    try shop.files.write(
      Self.file(#"{ "var": "email" }, "#).replacing("50]]", with: "50.0]]"),
      to: "flags.json"
    )
    #expect(
      await shop("flags", "DIR/flags.json", "--user", "u").errors == """
        warning: DIR/flags.json:4:35 /flags/content.banner/targeting/fractional/0: the generations of \
        'fractional' differ: where the seed is null, generation 3 chooses nothing, and generations 1 and \
        2 hash the flag key and the targeting key; make it a text with 'cat'
        warning: DIR/flags.json:4:76 /flags/content.banner/targeting/fractional/2/1: implementations of \
        'fractional' differ: flagd reads the weight 50.0 as 50, and the Python provider chooses nothing; \
        write 50

        """
    )
  }

  @Test func `a fractional rule that lacks a targeting key is reported`() async throws {
    try shop.files.write(Self.file(), to: "flags.json")
    try shop.files.write(#"{"kind":"banner","value":{"title":"x"}}"# + "\n", to: "journal")
    let warning = """
      warning: DIR/flags.json:4:18 /flags/content.banner/targeting: 'fractional' chooses nothing: it \
      hashes the targeting key, and the context has none; set one

      """
    for arguments in [
      ["flags", "DIR/flags.json"], ["show", "--flags", "DIR/flags.json"],
      ["compare", "--flags", "DIR/flags.json"],
    ] {
      #expect(await shop(arguments).errors == warning)
      #expect(await shop(arguments + ["--user", "u"]).errors == "")
    }
    #expect(await shop("flags", "DIR/flags.json", "--users", "10").errors == "")
    // The lines of a journal contain their own users.
    #expect(await shop("replay", "DIR/journal", "--flags", "DIR/flags.json").errors == "")
  }

  @Test(arguments: [
    (
      ["flags", "DIR/flags.json", "--fractional", "4"],
      "the option '--fractional' expects '1', '2' or '3', not '4'; write '--fractional 1|2|3'."
    ),
    (
      ["flags", "DIR/flags.json", "--old-fractional", "2"],
      "the option '--old-fractional' needs two files; write '--fractional 1|2|3'."
    ),
    (
      ["flags", "DIR/flags.json", "--users", "3", "--new-fractional", "2"],
      "the option '--new-fractional' needs two files; write '--fractional 1|2|3'."
    ),
    (
      ["show", "--old-fractional", "2"],
      "unknown option '--old-fractional'; did you mean '--fractional'?"
    ),
  ])
  func `an invalid generation is one sentence, and the exit status is 2`(
    arguments: [String],
    sentence: String
  ) async throws {
    try shop.files.write(Self.file(), to: "flags.json")
    #expect(
      await shop(arguments)
        == ShopDump.Transcript(errors: "shopdump: \(sentence)\n", status: .wrongInput)
    )
  }
}

extension Int {
  fileprivate var percentOf100000: String { String(format: "%.2f", Double(self) / 1_000) }
}
