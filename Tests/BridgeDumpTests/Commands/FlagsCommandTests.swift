import ScreenDump
import TestSupport
import Testing

@MainActor
@Suite struct FlagsCommandTests {
  private let shop = ShopDump()

  private static let flags = """
    {
      "metadata": { "version": "7" },
      "flags": {
        "content.banner": {
          "state": "ENABLED", "variants": { "l": "live", "o": "off" }, "defaultVariant": "l",
          "metadata": { "owner": "shop" }
        },
        "content.price": {
          "state": "ENABLED", "variants": { "on": true }, "defaultVariant": "on",
          "targeting": { "nonsense": 1 }
        },
        "content.rank": {
          "state": "DISABLED", "variants": { "on": true }, "defaultVariant": "on"
        },
        "size": { "state": "ENABLED", "variants": { "ten": 10.0 }, "defaultVariant": "ten" },
        "none": { "state": "ENABLED", "variants": { "ten": 10 } }
      }
    }
    """

  private static let warning = """
    error: DIR/flags.json:10:20 /flags/content.price/targeting: unknown operator 'nonsense'

    """

  @Test func `prints a table with one line per flag`() async throws {
    try shop.files.write(Self.flags, to: "flags.json")
    #expect(
      await shop("flags", "DIR/flags.json")
        == ShopDump.Transcript(
          output: """
            5 flags
              content.banner  "live"  l    STATIC
              content.price   null    –    ERROR     PARSE_ERROR: unknown operator 'nonsense'
              content.rank    null    –    DISABLED
              none            null    –    DEFAULT
              size            10      ten  STATIC

            """,
          errors: Self.warning
        )
    )
  }

  @Test func `writes every key of the JSON contract`() async throws {
    try shop.files.write(Self.flags, to: "flags.json")
    #expect(
      await shop("flags", "DIR/flags.json", "--format", "json")
        == ShopDump.Transcript(
          output: """
            {
              "flags": [
                {
                  "errorCode": null,
                  "errorMessage": null,
                  "key": "content.banner",
                  "metadata": {
                    "owner": "shop",
                    "version": "7"
                  },
                  "reason": "STATIC",
                  "value": "live",
                  "variant": "l"
                },
                {
                  "errorCode": "PARSE_ERROR",
                  "errorMessage": "unknown operator 'nonsense'",
                  "key": "content.price",
                  "metadata": {
                    "version": "7"
                  },
                  "reason": "ERROR",
                  "value": null,
                  "variant": null
                },
                {
                  "errorCode": null,
                  "errorMessage": null,
                  "key": "content.rank",
                  "metadata": {
                    "version": "7"
                  },
                  "reason": "DISABLED",
                  "value": null,
                  "variant": null
                },
                {
                  "errorCode": null,
                  "errorMessage": null,
                  "key": "none",
                  "metadata": {
                    "version": "7"
                  },
                  "reason": "DEFAULT",
                  "value": null,
                  "variant": null
                },
                {
                  "errorCode": null,
                  "errorMessage": null,
                  "key": "size",
                  "metadata": {
                    "version": "7"
                  },
                  "reason": "STATIC",
                  "value": 10,
                  "variant": "ten"
                }
              ],
              "schema": 1,
              "verdict": "ok"
            }

            """,
          errors: Self.warning
        )
    )
  }

  @Test func `with --key, writes the resolution of one flag as a single object`() async throws {
    try shop.files.write(Self.flags, to: "flags.json")
    #expect(
      await shop(
        "flags",
        "DIR/flags.json",
        "--key=content.banner",
        "--type=boolean",
        "--default=false",
        "--format=json"
      )
        == ShopDump.Transcript(
          output: """
            {
              "errorCode": "TYPE_MISMATCH",
              "errorMessage": "variant 'l' does not have the requested type",
              "key": "content.banner",
              "metadata": {
                "owner": "shop",
                "version": "7"
              },
              "reason": "ERROR",
              "value": false,
              "variant": null
            }

            """
        )
    )
    #expect(
      await shop(
        "flags",
        "-",
        "--key",
        "zz",
        "--type",
        "integer",
        "--default",
        "-1",
        input: Self.flags
      )
        == ShopDump.Transcript(
          output: "zz  -1  –  ERROR  FLAG_NOT_FOUND: no flag has the key 'zz'\n"
        )
    )
    #expect(
      await shop("flags", "-", "--key", "content.banner", input: Self.flags)
        == ShopDump.Transcript(output: "content.banner  \"live\"  l  STATIC\n")
    )
  }

  @Test(arguments: [nil, 80])
  func `an error text is printed in full`(columns: Int?) async throws {
    var shop = shop
    shop.columns = columns
    let name = String(repeating: "long ", count: 40) + "name"
    let flags = Self.flags.replacing("nonsense", with: name)
    let output = await shop("flags", "-", "--color", "never", input: flags).output
    #expect(output.contains("PARSE_ERROR: unknown operator '\(name)'\n"))
  }

  @Test(arguments: [nil, 80])
  func `a secret in a key or a default value is not printed where the table cuts it`(
    columns: Int?
  )
    async
  {
    var shop = shop
    shop.columns = columns
    let url = "http://user:" + String(repeating: "s3cret-", count: 20) + "@h/x?t=s3cret"
    let arguments = ["flags", "-", "--color", "never", "--key"]
    let key = await shop(arguments + [url], input: Self.flags)
    #expect(!key.output.contains("s3cret"))
    #expect(key.output.contains("no flag has the key 'http://…@h/x?…'\n"))
    let value = await shop(
      arguments + ["zz", "--type", "string", "--default", "\"\(url)\""],
      input: Self.flags
    )
    #expect(!value.output.contains("s3cret"))
    #expect(value.output.contains("\"http://…@h/x?…\""))
  }

  @Test(arguments: [
    ([], "the command 'flags' needs more arguments; write 'shopdump flags FLAGS [NEWFLAGS]'."),
    (["a", "b", "c"], "'c' is one argument too many; write 'shopdump flags FLAGS [NEWFLAGS]'."),
    (["DIR/none"], "cannot read 'DIR/none': the file does not exist; check the path."),
    (["-", "--type", "string"], "the option '--type' needs a flag; add '--key KEY'."),
    (["-", "--default", "1"], "the option '--default' needs a flag; add '--key KEY'."),
    (
      ["-", "--key", "a", "--default", "1"],
      "the option '--default' needs a type; add '--type boolean|string|integer|float|object'."
    ),
    (
      ["-", "--key", "a", "--type", "string", "--default", "off"],
      "the option '--default' expects JSON, not 'off'; write a text as '\"off\"'."
    ),
    (
      ["-", "--key", "a", "--type", "integer", "--default", "1.5"],
      "the default '1.5' is not of the type 'integer'; change one of the two."
    ),
    (
      ["-", "--key", "a", "--type", "int"],
      "the option '--type' expects 'boolean', 'string', 'integer', 'float' or 'object', not 'int'; "
        + "did you mean 'integer'?"
    ),
  ])
  func `a usage error is one sentence, and the exit status is 2`(
    arguments: [String],
    sentence: String
  )
    async
  {
    #expect(
      await shop(["flags"] + arguments, input: Self.flags)
        == ShopDump.Transcript(errors: "shopdump: \(sentence)\n", status: .wrongInput)
    )
  }
}
