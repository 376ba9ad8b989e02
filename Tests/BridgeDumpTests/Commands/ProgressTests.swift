import ScreenDump
import TestSupport
import Testing

@MainActor
@Suite struct ProgressTests {
  private static let ledger = """
    {"schema":1,"run":"r","contents":1,"entries":[]}

    """
  private static let flags = """
    {"flags":{"content.price":{"state":"ENABLED","variants":{"on":"live","off":"off"},\
    "defaultVariant":"off","targeting":{"fractional":[["on",1],["off",1]]}}}}
    """
  private static let journal = String(repeating: #"{"kind":"other","value":7}"# + "\n", count: 100)

  private let shop = ShopDump()

  init() throws {
    try shop.files.write(ShopDump.sample, to: "shop.json")
    try shop.files.write(Self.ledger, to: "ledger")
    try shop.files.write(Self.ledger, to: "other")
    try shop.files.write(Self.flags, to: "flags.json")
    try shop.files.write(Self.journal, to: "journal")
  }

  @Test(arguments: [
    (
      ["compare", "DIR/shop.json", "DIR/shop.json", "DIR/shop.json"],
      ["0 of 3 screens", "1 of 3 screens · 4 s left", "2 of 3 screens · 2 s left"]
    ),
    (["ledger", "DIR/ledger", "DIR/other"], ["0 of 2 ledgers", "1 of 2 ledgers · 2 s left"]),
    (["ledger", "DIR/ledger"], ["49 bytes", "49 bytes"]),
    (
      ["compare", "--noise", "--runs", "2"],
      ["0 of 2 runs", "1 of 2 runs · 2 s left"]
    ),
    (
      ["flags", "DIR/flags.json", "--users", "2048"],
      ["1,024 of 2,048 users · 1 s left", "2,048 of 2,048 users · 0 s left"]
    ),
    (
      ["wiring"],
      ["2 of 4 recordings · 1 s left", "3 of 4 recordings · 1 s left"]
    ),
  ])
  func `a terminal shows progress, and the line is erased at the end`(
    command: [String],
    lines: [String]
  ) async {
    let quiet = await shop(command)
    let transcript = await shop(command, onTerminalWithSeconds: 1)
    let progress = (lines + [""]).map { "\r\u{1B}[K" + $0 }.joined()

    #expect(transcript.errors == progress + quiet.errors)
    #expect(transcript.output == quiet.output)
    #expect(transcript.status == quiet.status)
  }

  @Test func `replay shows the lines, their rate, the mismatches and the remaining time`() async {
    let transcript = await shop(["replay", "DIR/journal"], onTerminalWithSeconds: 1)

    #expect(
      transcript.errors.hasPrefix("\r\u{1B}[K100 lines · 100/s · 0 mismatched · 0 s left\r\u{1B}[K")
    )
  }

  @Test func `a run shorter than a fifth of a second shows no progress`() async {
    let transcript = await shop(
      ["compare", "DIR/shop.json", "DIR/shop.json"],
      onTerminalWithSeconds: 0
    )

    #expect(transcript.errors == (await shop("compare", "DIR/shop.json", "DIR/shop.json")).errors)
  }

  @Test func `a screen of a thousand contents shows progress before it is composed`() async throws {
    let content = #"{ "type": "note", "value": { "text": "新" } }"#
    let contents = Array(repeating: content, count: 1_000).joined(separator: ",")
    try shop.files.write(#"{ "contents": [\#(contents)] }"#, to: "large.json")

    let transcript = await shop(["show", "DIR/large.json"], onTerminalWithSeconds: 0)
    #expect(transcript.errors.hasPrefix("\r\u{1B}[K1,000 contents\r\u{1B}[K"))
  }

  @Test func `a failure is printed on a line of its own`() async {
    let transcript = await shop(
      ["compare", "DIR/shop.json", "DIR/missing.json"],
      onTerminalWithSeconds: 1
    )

    #expect(transcript.errors.contains("\r\u{1B}[K1 of 2 screens · 2 s left\r\u{1B}[Kshopdump: "))
  }
}
