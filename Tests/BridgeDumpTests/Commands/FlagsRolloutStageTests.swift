import ScreenDump
import TestSupport
import Testing

/// The counted users of flags whose values are stages, of other flags, and of unknown flags.
@MainActor
@Suite struct FlagsRolloutStageTests {
  private let shop = ShopDump()

  private static func file(_ key: String, _ variants: String, default name: String) -> String {
    """
    { "flags": { "\(key)": {
      "state": "ENABLED", "variants": \(variants), "defaultVariant": "\(name)"
    } } }
    """
  }

  @Test(arguments: [
    ("a renamed variant of the same stage", #"{ "v": "live" }"#, #"{ "v": "live", "w": 1 }"#, 0),
    ("a boolean for a stage", #"{ "v": "live" }"#, #"{ "v": true }"#, 0),
    ("another spelling", #"{ "v": "complete" }"#, #"{ "v": "rampdown" }"#, 0),
    ("off to shadow", #"{ "v": "off" }"#, #"{ "v": "shadow" }"#, 0),
    ("shadow to off", #"{ "v": "shadow" }"#, #"{ "v": "off" }"#, 1),
    ("complete to live", #"{ "v": "complete" }"#, #"{ "v": true }"#, 1),
    ("another number", #"{ "v": 1 }"#, #"{ "v": 2 }"#, 0),
    ("live to a misspelled stage", #"{ "v": "live" }"#, #"{ "v": "lvie" }"#, 1),
    ("shadow to null", #"{ "v": "shadow" }"#, #"{ "v": null }"#, 1),
    ("a misspelled stage to off", #"{ "v": "lvie" }"#, #"{ "v": "off" }"#, 0),
    ("a misspelled stage to live", #"{ "v": "lvie" }"#, #"{ "v": "live" }"#, 0),
  ])
  func `only a move back counts as a difference`(
    name: String,
    old: String,
    new: String,
    status: Int32
  )
    async throws
  {
    for (file, variants) in [("old.json", old), ("new.json", new)] {
      try shop.files.write(Self.file("content.banner", variants, default: "v"), to: file)
    }
    let transcript = await shop("flags", "DIR/old.json", "DIR/new.json", "--users", "3")
    #expect(transcript.status.rawValue == status, "\(name)")
  }

  @Test func `a move from live to a misspelled stage is backwards, and the table shows the value`()
    async throws
  {
    try shop.files.write(
      Self.file("content.price", #"{ "v": "live" }"#, default: "v"),
      to: "old.json"
    )
    try shop.files.write(
      Self.file("content.price", #"{ "v": "lvie" }"#, default: "v"),
      to: "new.json"
    )
    let moved = await shop("flags", "DIR/old.json", "DIR/new.json", "--users", "1000")
    #expect(
      moved.output == """
        ✗ 1,000 users
          content.price · 1,000 move (100.00 %) · 1,000 backwards · 0 get an error
            old \\ new  "lvie" (counts as off)
            live                        1,000
            ✗ live → "lvie" (counts as off): 1,000, backwards

        """
    )
    #expect(moved.status == .difference)
    let json = await shop(
      "flags",
      "DIR/old.json",
      "DIR/new.json",
      "--users",
      "1000",
      "--format",
      "json"
    )
    #expect(json.output.contains(#""isBackwards": true"#))
    #expect(json.output.contains(#""stage": "off""#))
    #expect(json.output.contains(#""value": "lvie""#))
    let counted = await shop("flags", "DIR/new.json", "--users", "10")
    #expect(counted.output.contains(#"content.price  "lvie" (counts as off)  v  10  100.00 %"#))
  }

  @Test(arguments: [
    (#"{ "a": "live", "b": "off" }"#, "a", "b", #"a ("live")"#, #"b ("off")"#),
    (#"{ "live": "live", "off": "off" }"#, "live", "off", "live", "off"),
    (#"{ "on": true, "off": false }"#, "on", "off", "on (true)", "off (false)"),
  ])
  func `of a flag that is no stage flag no move is backwards`(
    variants: String,
    old: String,
    new: String,
    from: String,
    to: String
  ) async throws {
    try shop.files.write(Self.file("banner.mode", variants, default: old), to: "old.json")
    try shop.files.write(Self.file("banner.mode", variants, default: new), to: "new.json")
    let moved = await shop("flags", "DIR/old.json", "DIR/new.json", "--users", "10")
    #expect(
      moved.output.hasPrefix(
        "✓ 10 users\n  banner.mode · 10 move (100.00 %) · 0 backwards · 0 get an error\n"
      )
    )
    #expect(moved.output.contains(from) && moved.output.contains(to))
    #expect(moved.status == .success)
  }

  @Test func `another value of a variant of the same name is a move`() async throws {
    try shop.files.write(Self.file("size", #"{ "v": 1 }"#, default: "v"), to: "old.json")
    try shop.files.write(Self.file("size", #"{ "v": 2 }"#, default: "v"), to: "new.json")
    let moved = await shop("flags", "DIR/old.json", "DIR/new.json", "--users", "10")
    #expect(
      moved.output == """
        ✓ 10 users
          size · 10 move (100.00 %) · 0 backwards · 0 get an error
            old \\ new  v (2)
            v (1)         10

        """
    )
    #expect(moved.status == .success)
  }

  @Test(arguments: [
    ("content.pricee", "did you mean 'content.price'?"), ("zz", "correct the key."),
  ])
  func `counting the users of an unknown flag is an error, since nothing is checked`(
    key: String,
    advice: String
  ) async throws {
    try shop.files.write(
      Self.file("content.price", #"{ "v": "live" }"#, default: "v"),
      to: "flags.json"
    )
    for files in [["DIR/flags.json"], ["DIR/flags.json", "DIR/flags.json"]] {
      #expect(
        await shop(["flags"] + files + ["--users", "100", "--key", key])
          == ShopDump.Transcript(
            errors: "shopdump: the option '--key': no flag has the key '\(key)'; \(advice)\n",
            status: .wrongInput
          )
      )
    }
  }

  @Test func `with a key, counting the users of files without flags checks nothing`() async throws {
    try shop.files.write(#"{ "flags": {} }"#, to: "f")
    let arguments = ["flags", "DIR/f", "DIR/f", "--users", "10", "--key", "content.price"]
    let empty = await shop(arguments)
    #expect(empty.output == "– nothing evaluated · DIR/f → DIR/f · no flags\n")
    #expect(empty.status == .wrongInput)
    #expect(await shop(arguments + ["--allow-empty"]).status == .success)
  }
}
