import ScreenDump
import TestSupport
import Testing

@MainActor
@Suite struct BridgedComposerTests {
  private let shop = ShopDump()

  private static let flags = """
    { "flags": {
      "content.banner": {
        "state": "ENABLED", "variants": { "l": "live", "o": "off" }, "defaultVariant": "l"
      },
      "content.price": {
        "state": "ENABLED", "variants": { "on": "sideways" }, "defaultVariant": "on"
      },
      "content.rank": {
        "state": "ENABLED", "variants": { "on": true }, "defaultVariant": "on",
        "targeting": { "nonsense": 1 }
      }
    } }
    """

  @Test func `without flags, every kind is shown by its legacy side`() async {
    #expect(
      await shop()
        == ShopDump.Transcript(
          output: """
            店 · 6 contents · 4 legacy · 1 state · 1 no side
              0  b  banner  legacy   off · no flags             ready    「春」
              1  p  price   legacy   off · no flags             ready    prices 2
              2  r  rank    legacy   off · no state side        ready    「1位」
              3  n  note    state    complete · no legacy side  ready    「新」
              4  l  plain   legacy   off · no state side        ready
              5  o  other   no side  no route                   payload  7

            """
        )
    )
  }

  @Test func `a stage of a kind overrides the stage of all kinds`() async {
    #expect(
      await shop("show", "--stage", "price=dualwrite", "--stage=*=live")
        == ShopDump.Transcript(
          output: """
            店 · 6 contents · 3 legacy · 2 state · 1 no side
              0  b  banner  state    live · override                                    ready    「春」
              1  p  price   legacy   off · override                                     ready    prices 2
              2  r  rank    legacy   off · no state side; override asks for live        ready    「1位」
              3  n  note    state    complete · no legacy side; override asks for live  ready    「新」
              4  l  plain   legacy   off · no state side; override asks for live        ready
              5  o  other   no side  no route                                           payload  7

            """
        )
    )
  }

  @Test(arguments: ["off", "shadow", "live", "complete"])
  func `ids, kinds and their order are the same on every stage`(stage: String) async {
    let lines = await shop("--stage", "*=\(stage)").output.split(separator: "\n").dropFirst()
    let columns = lines.map { $0.split(separator: " ").prefix(3).joined(separator: " ") }
    #expect(
      columns == ["0 b banner", "1 p price", "2 r rank", "3 n note", "4 l plain", "5 o other"]
    )
  }

  @Test func `stages come from a flag file, and its problems are reported`() async throws {
    try shop.files.write(Self.flags, to: "flags.json")
    #expect(
      await shop("show", "--flags", "DIR/flags.json")
        == ShopDump.Transcript(
          output: """
            店 · 6 contents · 3 legacy · 2 state · 1 no side
              0  b  banner  state    live · flag                ready    「春」
              1  p  price   legacy   off · unknown stage        ready    prices 2
              2  r  rank    legacy   off · no state side        ready    「1位」
              3  n  note    state    complete · no legacy side  ready    「新」
              4  l  plain   legacy   off · no state side        ready
              5  o  other   no side  no route                   payload  7

            """,
          errors: """
            warning: DIR/flags.json:6:45 /flags/content.price/variants/on: flag 'content.price': the \
            variant 'on' is 'sideways', which is not a stage and counts as off; use one of off, shadow, \
            live, complete
            error: DIR/flags.json:10:18 /flags/content.rank/targeting: unknown operator 'nonsense'

            """
        )
    )
  }

  @Test func `writes stage and flag as JSON`() async throws {
    try shop.files.write(Self.flags, to: "flags.json")
    let screen = """
      { "contents": [
        { "type": "banner", "id": "b", "value": { "title": "春" } },
        { "type": "plain", "id": "l", "value": { "text": "古" } }
      ] }
      """
    #expect(
      await shop("show", "-", "--flags=DIR/flags.json", "--format=json", input: screen)
        == ShopDump.Transcript(
          output: """
            {
              "containers": [],
              "data": [],
              "diagnostics": [
                {
                  "code": "unknownStage",
                  "column": 45,
                  "line": 6,
                  "message": "flag 'content.price': the variant 'on' is 'sideways', which is not a stage and counts as off; use one of off, shadow, live, complete",
                  "path": "/flags/content.price/variants/on",
                  "severity": "warning"
                },
                {
                  "code": "unknownOperator",
                  "column": 18,
                  "line": 10,
                  "message": "unknown operator 'nonsense'",
                  "path": "/flags/content.rank/targeting",
                  "severity": "error"
                }
              ],
              "hidden": [],
              "items": [
                {
                  "actions": [],
                  "appearance": null,
                  "container": null,
                  "flag": {
                    "errorCode": null,
                    "key": "content.banner",
                    "layer": "file",
                    "reason": "STATIC",
                    "variant": "l"
                  },
                  "id": "b",
                  "kind": "banner",
                  "output": {
                    "title": "春"
                  },
                  "payload": null,
                  "phase": "ready",
                  "position": 0,
                  "reason": "flag",
                  "side": "state",
                  "stage": "live"
                },
                {
                  "actions": [],
                  "appearance": null,
                  "container": null,
                  "flag": {
                    "errorCode": "FLAG_NOT_FOUND",
                    "key": "content.plain",
                    "layer": "default",
                    "reason": "ERROR",
                    "variant": null
                  },
                  "id": "l",
                  "kind": "plain",
                  "output": null,
                  "payload": null,
                  "phase": "ready",
                  "position": 1,
                  "reason": "no state side",
                  "side": "legacy",
                  "stage": "off"
                }
              ],
              "schema": 1,
              "state": "loaded",
              "title": null
            }

            """
        )
    )
  }

  @Test func `S7 with the server stopped, both sides show the cached screen, stale`() async throws {
    let server = try LocalServer(["/home.json": LocalServer.document(ShopDump.sample)])
    let url = server.url("/home.json")
    _ = await shop("show", url, "--cache", "DIR/c")
    let fresh = await shop("show", url, "--cache", "DIR/c")
    server.stop()

    let stale = await shop("show", url, "--cache", "DIR/c")
    #expect(stale.output == fresh.output.replacing("店 · ", with: "店 · stale · "))
    #expect(stale.errors.contains("This is the screen from the cache: "))
    #expect(stale.status == .success)
    let compared = await shop("compare", url, "--cache", "DIR/c", "--offline")
    #expect(compared.output.contains("matched"))
    #expect(compared.errors.contains("This is the screen from the cache: "))
  }

  @Test(arguments: [["compare"], ["replay", "-"], ["status"], ["wiring"]])
  func `a command that runs hidden contents too does not know dismissed ones`(
    command: [String]
  ) async {
    #expect(
      await shop(command + ["--dismissed", "p"])
        == ShopDump.Transcript(
          errors: "shopdump: unknown option '--dismissed'; run with '--help' for the options.\n",
          status: .wrongInput
        )
    )
    #expect(await shop("show", "--dismissed", "p").output.contains("dismissed"))
  }

  @Test func `diffs two sets of flags on one screen`() async throws {
    try shop.files.write(Self.flags, to: "flags.json")
    try shop.files.write(ShopDump.sample, to: "home.json")
    let transcript = await shop(
      "diff",
      "DIR/home.json",
      "DIR/home.json",
      "--new-flags",
      "DIR/flags.json"
    )
    #expect(
      transcript.output == """
        1 change · 1 on the other side
        DIR/home.json → DIR/home.json
          ⇄  0  b  banner  legacy → state

        """
    )
    #expect(transcript.status == .difference)
    #expect(
      await shop("diff", "a", "b", "--flags", "DIR/flags.json").errors
        == "shopdump: unknown option '--flags'; did you mean '--old-flags'?\n"
    )
  }

  @Test(arguments: [
    ("x", "the option '--stage' expects KIND=STAGE, not 'x'; write '*=live'."),
    ("=off", "the option '--stage' expects KIND=STAGE, not '=off'; write '*=live'."),
    ("a=b=c", "the option '--stage' expects KIND=STAGE, not 'a=b=c'; write '*=live'."),
    ("banner=lvie", "the option '--stage': there is no stage 'lvie'; did you mean 'live'?"),
    (
      "banner=on",
      "the option '--stage': there is no stage 'on'; it is one of 'off', 'shadow', 'live' or 'complete'."
    ),
    (
      "baner=off",
      "the option '--stage': no side knows the kind 'baner'; did you mean 'banner'? The kinds are "
        + "'banner', 'note', 'plain', 'price' and 'rank', or '*' for all."
    ),
    (
      "other=off",
      "the option '--stage': no side knows the kind 'other'; the kinds are 'banner', 'note', "
        + "'plain', 'price' and 'rank', or '*' for all."
    ),
  ])
  func `an invalid stage is reported in one sentence, and the exit status is 2`(
    value: String,
    sentence: String
  ) async {
    for command in ["show", "compare"] {
      #expect(
        await shop(command, "--stage", value)
          == ShopDump.Transcript(errors: "shopdump: \(sentence)\n", status: .wrongInput)
      )
    }
  }

  @Test(arguments: ["price", "*"])
  func `two stages for one kind are an error`(kind: String) async {
    let sentence = "names '\(kind)' twice; name it once.\n"
    #expect(
      await shop("show", "--stage", "\(kind)=live", "--stage", "\(kind)=off")
        == ShopDump.Transcript(
          errors: "shopdump: the option '--stage' \(sentence)",
          status: .wrongInput
        )
    )
    #expect(
      await shop(["show"], variables: ["HOMEBRIDGE_STAGE": "\(kind)=live,\(kind)=off"])
        == ShopDump.Transcript(
          errors: "shopdump: the variable 'HOMEBRIDGE_STAGE' \(sentence)",
          status: .wrongInput
        )
    )
  }

  @Test func `the environment variable sets stages, and the options override it`() async {
    let variables = ["HOMEBRIDGE_STAGE": "banner=live,*=complete"]
    let sides = await shop(["--stage", "price=off"], variables: variables).output
      .split(separator: "\n").dropFirst().prefix(2)
      .map {
        $0.split(separator: " ", omittingEmptySubsequences: true)[3...5].joined(separator: " ")
      }
    #expect(sides == ["state live ·", "legacy off ·"])
    #expect(
      await shop(["show"], variables: ["HOMEBRIDGE_STAGE": "banner"])
        == ShopDump.Transcript(
          errors: "shopdump: the variable 'HOMEBRIDGE_STAGE' expects KIND=STAGE, not 'banner'; "
            + "write '*=live'.\n",
          status: .wrongInput
        )
    )
  }

  @Test func `the option for all kinds overrides single kinds of the environment variable`() async {
    let variables = ["HOMEBRIDGE_STAGE": "price=complete,rank=live"]
    for stages in [["--stage", "*=off"], ["--stage", "*=off", "--stage", "price=live"]] {
      let expected = await shop(["show"] + stages)
      #expect(await shop(["show"] + stages, variables: variables) == expected)
    }
  }

  @Test(arguments: [
    (
      #"{ "flags": { "a": { "state": "ON", "variants": { "x": 1 } } } }"#,
      #"DIR/flags.json:1:30 /flags/a/state: flag 'a' needs a "state" of "ENABLED" or "DISABLED"."#
    ),
    ("{}", #"DIR/flags.json:1:1: a flag file needs an object "flags"."#),
  ])
  func `an unusable flag file is reported in one sentence, and the exit status is 2`(
    text: String,
    sentence: String
  ) async throws {
    try shop.files.write(text, to: "flags.json")
    for arguments in [["show", "--flags", "DIR/flags.json"], ["flags", "DIR/flags.json"]] {
      #expect(
        await shop(arguments)
          == ShopDump.Transcript(errors: "shopdump: \(sentence)\n", status: .wrongInput)
      )
    }
  }

  @Test func `a missing flag file is reported in one sentence, and the exit status is 2`() async {
    #expect(
      await shop("compare", "--flags", "DIR/none.json")
        == ShopDump.Transcript(
          errors: "shopdump: cannot read 'DIR/none.json': the file does not exist; "
            + "check the path.\n",
          status: .wrongInput
        )
    )
  }
}
