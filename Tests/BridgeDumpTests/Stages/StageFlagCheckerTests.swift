import Bridge
import FeatureFlags
import Parity
import ScreenDocument
import ScreenDump
import StrictJSON
import TestSupport
import Testing

@testable import BridgeDump

@MainActor
@Suite struct StageFlagCheckerTests {
  private let shop = ShopDump()

  private static let flags = """
    { "flags": {
      "content.bannr": {
        "state": "ENABLED", "variants": { "on": "live" }, "defaultVariant": "on"
      },
      "content.price": {
        "state": "ENABLED", "variants": { "old": "off", "beside": "shdow" }, "defaultVariant": "old"
      },
      "checkout.colour": {
        "state": "ENABLED", "variants": { "r": "red" }, "defaultVariant": "r"
      },
      "contents.price": {
        "state": "ENABLED", "variants": { "r": "shdow" }, "defaultVariant": "r"
      }
    } }
    """

  private static let warnings = """
    warning: DIR/flags.json:2:20 /flags/content.bannr: flag 'content.bannr': no side knows the kind \
    'bannr'; did you mean 'banner'?
    warning: DIR/flags.json:6:63 /flags/content.price/variants/beside: flag 'content.price': the \
    variant 'beside' is 'shdow', which is not a stage and counts as off; did you mean 'shadow'?

    """

  @Test(arguments: [
    ["flags", "DIR/flags.json"], ["flags", "DIR/flags.json", "DIR/flags.json", "--users", "10"],
    ["show", "--flags", "DIR/flags.json"],
    ["compare", "--flags", "DIR/flags.json", "--stage", "*=shadow"],
    ["diff", "DIR/shop.json", "DIR/shop.json", "--new-flags", "DIR/flags.json"],
    ["replay", "DIR/journal", "--flags", "DIR/flags.json", "--stage", "*=shadow"],
    ["wiring", "--flags", "DIR/flags.json"],
  ])
  func `unknown kinds and variants that are not stages are warnings in every command`(
    arguments: [String]
  ) async throws {
    try shop.files.write(Self.flags, to: "flags.json")
    try shop.files.write(ShopDump.sample, to: "shop.json")
    try shop.files.write(#"{"kind":"banner","value":{"title":"x"}}"# + "\n", to: "journal")
    let transcript = await shop(arguments)
    #expect(transcript.errors == Self.warnings)
    #expect(transcript.output != "")
  }

  @Test func `a flag that no route uses is not reviewed`() async throws {
    try shop.files.write(Self.flags, to: "flags.json")
    #expect(await shop("flags", "DIR/flags.json", "--key", "checkout.colour").errors == "")
    #expect(await shop("flags", "DIR/flags.json", "--key", "contents.price").errors == "")
    let bannr = await shop("flags", "DIR/flags.json", "--key", "content.bannr").errors
    #expect(bannr == Self.warnings.split(separator: "\n")[0] + "\n")
  }

  @Test func `a stage flag of a screen is reported once, at the place of its variant`()
    async throws
  {
    let flags = Self.flags.replacing(
      "\"defaultVariant\": \"old\"",
      with: #""defaultVariant": "old", "targeting": "beside""#
    )
    try shop.files.write(flags, to: "flags.json")
    let errors = await shop("show", "--flags", "DIR/flags.json").errors
    #expect(errors.matches(of: /'shdow'/).count == 1)
    #expect(errors.contains("flags.json:6:63 /flags/content.price/variants/beside"))
  }

  private static func review(
    _ flags: String,
    _ keys: [ContentKind: String] = ["coupons": "content.coupons", "notice": "home.notice"]
  ) throws -> [String] {
    let set = try FlagSet(reading: Array(#"{"flags":{\#(flags)}}"#.utf8))
    return StageFlagChecker(keys).diagnostics(of: set).map { "\($0.path): \($0.message)" }
  }

  private static func flag(_ key: String, _ value: String, state: String = "ENABLED") -> String {
    #""\#(key)":{"state":"\#(state)","variants":{"v":\#(value)}}"#
  }

  @Test(arguments: Stage.allCases.map(\.rawValue) + ["dualwrite", "rampdown"])
  func `every accepted spelling of a stage is valid`(spelling: String) throws {
    #expect(try Self.review(Self.flag("content.coupons", "\"\(spelling)\"")) == [])
  }

  @Test(arguments: [
    ("content.coupons", "true", nil), ("content.coupons", "false", nil),
    (
      "content.coupons", #""Live""#,
      "the variant 'v' is 'Live', which is not a stage and counts as off; did you mean 'live'?"
    ),
    (
      "content.coupons", #""""#,
      "the variant 'v' is '', which is not a stage and counts as off; use one of off, shadow, live, complete"
    ),
    (
      "content.coupons", "1",
      "the variant 'v' is neither a stage nor a boolean, and counts as off; use one of off, shadow, live, complete"
    ),
    (
      "content.coupons", "{}",
      "the variant 'v' is neither a stage nor a boolean, and counts as off; use one of off, shadow, live, complete"
    ),
    (
      "home.notice", #""complte""#,
      "the variant 'v' is 'complte', which is not a stage and counts as off; did you mean 'complete'?"
    ),
    ("home.other", #""complte""#, nil),
  ])
  func `the variant of a stage flag must be a stage or a boolean`(
    key: String,
    value: String,
    message: String?
  ) throws {
    let expected = message.map { "/flags/\(key)/variants/v: flag '\(key)': \($0)" }
    for state in ["ENABLED", "DISABLED"] {
      #expect(try Self.review(Self.flag(key, value, state: state)) == [expected].compactMap(\.self))
    }
  }

  @Test(arguments: [
    (#"{"off":"off","live":"live","t":true}"#, "t", "off"),
    (#"{"on":true,"off":"off"}"#, "off", "on"), (#"{"n":3,"live":"live"}"#, "live", "n"),
  ])
  func `a variant of another type than the first one counts as off`(
    variants: String,
    variant: String,
    first: String
  ) throws {
    let flag = { (key: String) in #""\#(key)":{"state":"ENABLED","variants":\#(variants)}"# }
    let place = "/flags/content.coupons/variants/\(variant)"
    let found = try Self.review(flag("content.coupons")).filter { $0.hasPrefix(place) }
    #expect(
      found == [
        "\(place): flag 'content.coupons': the variant '\(variant)' is not of the type of the "
          + "first variant, '\(first)', and counts as off; write all variants as stages, or all as "
          + "booleans"
      ]
    )
    #expect(try Self.review(flag("home.other")) == [])
  }

  @Test(arguments: [
    ("content.coupon", "no side knows the kind 'coupon'; did you mean 'coupons'?"),
    ("content.", "no side knows the kind ''; correct the key, or delete the flag"),
    ("content.zebra", "no side knows the kind 'zebra'; correct the key, or delete the flag"),
    ("content.notice", "nothing reads it; the kind 'notice' asks for the flag 'home.notice'"),
  ])
  func `a flag named like a kind is reviewed as a stage flag`(key: String, message: String) throws {
    #expect(try Self.review(Self.flag(key, "true")) == ["/flags/\(key): flag '\(key)': \(message)"])
  }

  @Test func `several findings are sorted by their place in the file`() throws {
    let flags = [
      Self.flag("content.zebra", #""of""#), Self.flag("a", #""of""#),
      Self.flag("content.coupons", #""lve""#),
    ]
    #expect(
      try Self.review(flags.joined(separator: ",")).map { $0.prefix { $0 != ":" } } == [
        "/flags/content.zebra", "/flags/content.zebra/variants/v",
        "/flags/content.coupons/variants/v",
      ]
    )
  }
}
