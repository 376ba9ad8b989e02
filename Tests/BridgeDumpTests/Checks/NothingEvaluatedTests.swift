import ScreenDump
import TestSupport
import Testing

/// A successful status of `flags` requires that something was evaluated.
@MainActor
@Suite struct NothingEvaluatedTests: NothingCheckedSuite {
  private let shop = ShopDump()

  @Test(arguments: [[], ["--users", "10"]])
  func `a file without flags evaluates nothing, and the exit status is 2`(options: [String])
    async throws
  {
    try shop.files.write(#"{ "flags": {} }"#, to: "f")
    await check(
      shop,
      ["flags", "DIR/f"] + options,
      input: "",
      output: "– nothing evaluated · DIR/f · no flags\n"
    )
    await check(
      moved,
      ["flags", "-"] + options,
      input: #"{ "flags": {} }"#,
      output: "– everything has moved · - · no flags\n",
      status: .success
    )
  }

  @Test func `comparing two files without flags evaluates nothing, and one with flags suffices`()
    async throws
  {
    try shop.files.write(#"{ "flags": {} }"#, to: "f")
    try shop.files.write(
      #"{ "flags": { "content.price": { "state": "ENABLED", "variants": { "v": "live" }, "defaultVariant": "v" } } }"#,
      to: "g"
    )
    await check(
      shop,
      ["flags", "DIR/f", "DIR/f", "--users", "10"],
      input: "",
      output: "– nothing evaluated · DIR/f → DIR/f · no flags\n"
    )
    #expect(await shop("flags", "DIR/f", "DIR/g", "--users", "10").status == .success)
    #expect(await shop("flags", "DIR/g", "DIR/f", "--users", "10").status == .difference)
  }

  @Test func `an unknown flag key is a value with an error, and zero users are a usage error`()
    async throws
  {
    try shop.files.write(#"{ "flags": {} }"#, to: "f")
    let key = await shop("flags", "DIR/f", "--key", "content.price")
    #expect(key.output.contains("FLAG_NOT_FOUND") && key.status == .success)
    let help = await shop("flags", "--help").output
    #expect(help.contains("such an error, also in a file without flags."), "\(help)")
    let users = await shop("flags", "DIR/f", "--users", "0", "--allow-empty")
    #expect(users.output == "" && users.status == .wrongInput)
  }
}
