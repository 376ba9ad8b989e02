import ScreenDump
import TestSupport
import Testing

@MainActor
@Suite struct FlagsRolloutTests {
  private let shop = ShopDump()

  /// `content.banner` allocates by weight, the most advanced stage first.
  private static func file(_ live: Int, _ shadow: Int, _ off: Int, price: String = "live") -> String
  {
    """
    { "flags": {
      "content.banner": {
        "state": "ENABLED",
        "variants": { "off": "off", "shadow": "shadow", "on": "live" }, "defaultVariant": "off",
        "targeting": { "fractional": [["on", \(live)], ["shadow", \(shadow)], ["off", \(off)]] }
      },
      "content.price": {
        "state": "ENABLED", "variants": { "v": "\(price)" }, "defaultVariant": "v"
      },
      "size": {
        "state": "ENABLED", "variants": { "s": 1, "l": 2 }, "defaultVariant": "s",
        "targeting": { "if": [{ "ends_with": [{ "var": "targetingKey" }, "0"] }, "l", null] }
      }
    } }
    """
  }

  @Test func `one user is counted in the singular`() async throws {
    try shop.files.write(Self.file(10, 30, 60), to: "flags.json")
    let counted = await shop("flags", "DIR/flags.json", "--users", "1")
    #expect(counted.output.hasPrefix("1 user\n"), "\(counted)")
    let moved = await shop("flags", "DIR/flags.json", "DIR/flags.json", "--users", "1")
    #expect(moved.output.hasPrefix("✓ 1 user\n"), "\(moved)")
  }

  @Test func `counts users per variant, beside the expected share of the rule`() async throws {
    try shop.files.write(Self.file(10, 30, 60), to: "flags.json")
    let transcript = await shop("flags", "DIR/flags.json", "--users", "1000")
    #expect(
      transcript
        == ShopDump.Transcript(
          output: """
            1,000 users
              content.banner  off           616   61.60 %  expected 60.00 %   +1.60 %
                              shadow        276   27.60 %  expected 30.00 %   -2.40 %
                              live    on    108   10.80 %  expected 10.00 %   +0.80 %
              content.price   live    v   1,000  100.00 %  expected 100.00 %  +0.00 %
              size            l             100   10.00 %
                              s             900   90.00 %

            """
        )
    )
  }

  @Test func `writes the counts as JSON, every key present`() async throws {
    try shop.files.write(Self.file(1, 0, 1), to: "flags.json")
    let arguments = ["--users", "10", "--key", "content.banner", "--format", "json"]
    let transcript = await shop(["flags", "DIR/flags.json"] + arguments)
    #expect(
      transcript
        == ShopDump.Transcript(
          output: """
            {
              "flags": [
                {
                  "key": "content.banner",
                  "landings": [
                    {
                      "deviation": 0.2,
                      "errorCode": null,
                      "expectedShare": 0.5,
                      "share": 0.7,
                      "stage": "off",
                      "users": 7,
                      "value": null,
                      "variant": "off"
                    },
                    {
                      "deviation": -0.2,
                      "errorCode": null,
                      "expectedShare": 0.5,
                      "share": 0.3,
                      "stage": "live",
                      "users": 3,
                      "value": null,
                      "variant": "on"
                    }
                  ]
                }
              ],
              "schema": 1,
              "users": 10,
              "verdict": "ok"
            }

            """
        )
    )
  }

  @Test func `raising a rollout moves users only forward, and the exit status is 0`() async throws {
    try shop.files.write(Self.file(10, 30, 60), to: "old.json")
    try shop.files.write(Self.file(20, 40, 40), to: "new.json")
    let transcript = await shop("flags", "DIR/old.json", "DIR/new.json", "--users", "1000")
    #expect(
      transcript
        == ShopDump.Transcript(
          output: """
            ✓ 1,000 users
              content.banner · 317 move (31.70 %) · 0 backwards · 0 get an error
                old \\ new  off  shadow  live
                off        393     223     –
                shadow       –     182    94
                live         –       –   108
              content.price · no user moves
              size · no user moves

            """
        )
    )
  }

  @Test func `reports users that move back or start to fail, and the exit status is 1`()
    async throws
  {
    try shop.files.write(Self.file(10, 30, 60), to: "old.json")
    try shop.files.write(
      Self.file(0, 30, 70, price: "off").replacing(#"["shadow", 30]"#, with: #"["shade", 30]"#),
      to: "new.json"
    )
    let transcript = await shop("flags", "DIR/old.json", "DIR/new.json", "--users", "1000")
    #expect(
      transcript
        == ShopDump.Transcript(
          output: """
            ✗ 1,000 users
              content.banner · 384 move (38.40 %) · 384 backwards · 286 get an error
                old \\ new  off  GENERAL
                off        616        –
                shadow      98      178
                live         –      108
                ✗ shadow → off: 98, backwards
                ✗ shadow → GENERAL: 178, backwards, an error
                ✗ live → GENERAL: 108, backwards, an error
              content.price · 1,000 move (100.00 %) · 1,000 backwards · 0 get an error
                old \\ new    off
                live       1,000
                ✗ live → off: 1,000, backwards
              size · no user moves

            """,
          errors: """
            warning: DIR/new.json:4:43 /flags/content.banner/variants/shadow: flag \
            'content.banner': the rule never results in the variant 'shadow'; correct the rule, \
            or remove the variant
            warning: DIR/new.json:5:18 /flags/content.banner/targeting: flag \
            'content.banner': the rule may result in 'shade', which is not a variant; add the \
            variant, or correct the rule

            """,
          status: .difference
        )
    )
  }

  @Test func `writes the moves as JSON, every key present`() async throws {
    try shop.files.write(Self.file(1, 0, 1), to: "old.json")
    try shop.files.write(#"{ "flags": {} }"#, to: "new.json")
    let arguments = ["--users=10", "--key=content.banner", "--format=json"]
    let transcript = await shop(["flags", "DIR/old.json", "DIR/new.json"] + arguments)
    #expect(
      transcript
        == ShopDump.Transcript(
          output: """
            {
              "backwards": 3,
              "becameError": 10,
              "flags": [
                {
                  "backwards": 3,
                  "becameError": 10,
                  "key": "content.banner",
                  "moved": 10,
                  "moves": [
                    {
                      "becomesError": true,
                      "from": {
                        "errorCode": null,
                        "stage": "off",
                        "value": null,
                        "variant": "off"
                      },
                      "isBackwards": false,
                      "to": {
                        "errorCode": "FLAG_NOT_FOUND",
                        "stage": null,
                        "value": null,
                        "variant": null
                      },
                      "users": 7
                    },
                    {
                      "becomesError": true,
                      "from": {
                        "errorCode": null,
                        "stage": "live",
                        "value": null,
                        "variant": "on"
                      },
                      "isBackwards": true,
                      "to": {
                        "errorCode": "FLAG_NOT_FOUND",
                        "stage": null,
                        "value": null,
                        "variant": null
                      },
                      "users": 3
                    }
                  ]
                }
              ],
              "moved": 10,
              "schema": 1,
              "users": 10,
              "verdict": "difference"
            }

            """,
          status: .difference
        )
    )
  }

  /// A stage flag whose rule results in an error for every user, since no variant has the name of
  /// the platform.
  private static let failingFlag = """
    { "flags": { "content.banner": {
      "state": "ENABLED", "variants": { "off": "off", "on": "live" }, "defaultVariant": "off",
      "targeting": { "var": "platform" } } } }
    """

  @Test func `a new flag that is an error for every user is a difference, and no move`()
    async throws
  {
    try shop.files.write(#"{ "flags": {} }"#, to: "old.json")
    try shop.files.write(Self.failingFlag, to: "new.json")
    let transcript = await shop("flags", "DIR/old.json", "DIR/new.json", "--users", "100")
    #expect(
      transcript.output == """
        ✗ 100 users
          content.banner · 0 move (0.00 %) · 0 backwards · 100 get an error
            old \\ new       GENERAL
            FLAG_NOT_FOUND      100
            ✗ FLAG_NOT_FOUND → GENERAL: 100, an error

        """
    )
    #expect(transcript.status == .difference)
  }

  @Test func `an error in both files is no difference, but is counted`() async throws {
    try shop.files.write(Self.failingFlag, to: "flags.json")
    let transcript = await shop("flags", "DIR/flags.json", "DIR/flags.json", "--users", "100")
    #expect(
      transcript.output == """
        ✓ 100 users
          content.banner · no user moves · 100 get an error in both files

        """
    )
    #expect(transcript.status == .success)
  }

  @Test func `a removed flag that was an error for every user gives no new error`() async throws {
    try shop.files.write(Self.failingFlag, to: "old.json")
    try shop.files.write(#"{ "flags": {} }"#, to: "new.json")
    let transcript = await shop("flags", "DIR/old.json", "DIR/new.json", "--users", "100")
    #expect(transcript.output == "✓ 100 users\n  content.banner · no user moves\n")
    #expect(transcript.status == .success)
  }

  @Test func `counts fit a terminal of 80 columns, without deviation and expected share`()
    async throws
  {
    let name = "a-variant-with-a-long-name"
    let file = Self.file(10, 30, 60).replacing(#""on""#, with: "\"\(name)\"")
    try shop.files.write(file, to: "flags.json")
    let wide = await shop("flags", "DIR/flags.json", "--users", "1000").output
    #expect(wide.contains("expected 10.00 %"), "\(wide)")
    var narrow = shop
    narrow.columns = 80
    let output = await narrow("flags", "DIR/flags.json", "--users", "1000").output
      .replacing(/\u{1B}\[[0-9;]*m/, with: "")
    #expect(output.contains(name) && output.contains("10.80 %"), "\(output)")
    #expect(!output.contains("expected"), "\(output)")
    for line in output.split(separator: "\n") {
      #expect(String(line).columns <= 80, "\(line)")
    }
  }

  @Test(arguments: [
    (
      ["-", "--users", "0"],
      "the option '--users' expects a number from 1 to 10000000, not '0'; write 100000."
    ),
    (
      ["-", "--users", "1e3"],
      "the option '--users' expects a number from 1 to 10000000, not '1e3'; write 100000."
    ),
    (
      ["-", "--users", "10000001"],
      "the option '--users' expects a number from 1 to 10000000, not '10000001'; write 100000."
    ),
    (
      ["-", "--users", "5", "--user", "u"],
      "the option '--user' names one user, '--users' generates many; leave out one of them."
    ),
    (
      ["-", "--users", "5", "--key", "a", "--type", "string"],
      "the option '--type' evaluates one user, '--users' counts many; leave out one of them."
    ),
    (["-", "b"], "two files are compared by counting users; add '--users 100000'."),
  ])
  func `a usage error is one sentence, and the exit status is 2`(
    arguments: [String],
    sentence: String
  )
    async
  {
    #expect(
      await shop(["flags"] + arguments, input: Self.file(1, 1, 1))
        == ShopDump.Transcript(errors: "shopdump: \(sentence)\n", status: .wrongInput)
    )
  }

  @Test func `the context option selects rules, for flags and for the screen`() async throws {
    let rule = #"{"if":[{"sem_ver":[{"var":"appVersion"},">=","2.0.0"]},"on",null]}"#
    let file = """
      { "flags": { "content.banner": {
        "state": "ENABLED", "variants": { "on": "live", "off": "off" }, "defaultVariant": "off",
        "targeting": \(rule) } } }
      """
    try shop.files.write(file, to: "flags.json")
    let newer = ["--context", "appVersion=2.1.0"]

    #expect(
      await shop("flags", "DIR/flags.json").output.contains("\"off\"  off  DEFAULT")
    )
    #expect(
      await shop(["flags", "DIR/flags.json"] + newer).output.contains("on  TARGETING_MATCH")
    )
    let old = await shop("show", "--flags", "DIR/flags.json").output
    let new = await shop(["show", "--flags", "DIR/flags.json"] + newer).output
    #expect(old.contains("banner  legacy   off · flag"))
    #expect(new.contains("banner  state    live · flag"))
  }

  @Test func `rules read the moment of --now`() async throws {
    let file = """
      { "flags": { "f": { "state": "ENABLED", "variants": { "a": 1, "b": 2 },
        "defaultVariant": "a",
        "targeting": { "if": [{ ">": [{ "var": "$flagd.timestamp" }, 1500] }, "b", "a"] } } } }
      """
    #expect(await shop("flags", "-", input: file).output.contains("b  TARGETING_MATCH"))
    #expect(
      await shop("flags", "-", "--now", "1970-01-01T00:00:00Z", input: file).output
        .contains("a  TARGETING_MATCH")
    )
  }
}
