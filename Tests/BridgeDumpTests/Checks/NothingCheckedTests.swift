import Bridge
import ScreenDump
import TestSupport
import Testing

/// A successful status requires that something was checked.
@MainActor
@Suite struct NothingCheckedTests {
  private let shop = ShopDump()
  /// Its handler of notes cannot be observed.
  private let mute = ShopDump {
    LegacyHandlers { LegacyHandler(.note) { (_: LegacyEnvironment) in PlainHandler() } }
  }
  private let moved = ShopDump { LegacyHandlers {} }

  private static func screen(_ contents: String...) -> String {
    #"{ "contents": [\#(contents.joined(separator: ","))] }"#
  }
  private nonisolated static let banner =
    #"{ "type": "banner", "id": "b", "value": { "title": "春" } }"#
  private nonisolated static let unreadable = #"{ "type": "price", "id": "p", "value": {} }"#
  private nonisolated static let rank = #"{ "type": "rank", "id": "r", "value": { "text": "1" } }"#
  private nonisolated static let plain =
    #"{ "type": "plain", "id": "l", "value": { "text": "1" } }"#
  private nonisolated static let note = #"{ "type": "note", "id": "n", "value": { "text": "1" } }"#
  private nonisolated static let other = #"{ "type": "other", "id": "o", "value": 7 }"#

  /// Runs a command that checks nothing: exit status 2, and 0 with `--allow-empty`.
  private func check(
    _ shop: ShopDump,
    _ arguments: [String],
    input: String,
    output: String,
    status: DumpStatus = .wrongInput
  ) async {
    let transcript = await shop(arguments, input: input)
    #expect(transcript.output == output)
    #expect(transcript.status == status)
    let allowed = await shop(arguments + ["--allow-empty"], input: input)
    #expect(allowed.output == output)
    #expect(allowed.errors == transcript.errors)
    #expect(allowed.status == .success)
    let json = await shop(arguments + ["--format", "json"], input: input)
    #expect(json.status == status)
    #expect(json.output.contains("\"verdict\": \"\(status == .success ? "moved" : "nothing")\""))
  }

  @Test(arguments: [
    (
      [rank, plain], [],
      """
      – nothing compared · - · 2 one-sided
        2 kinds have no route: plain, rank

      """
    ),
    (
      [note], [],
      """
      – nothing compared · - · 1 one-sided
        1 kind has no handler: note

      """
    ),
    (
      [other], [],
      """
      – nothing compared · - · 1 skipped
        1 kind is known to no side: other
        ○  o  other  7

      """
    ),
    (
      [unreadable], [],
      """
      – nothing compared · - · 1 skipped
        1 kind could not be decoded: price

      """
    ),
    (
      [banner, unreadable, rank], ["--stage", "banner=off", "--stage", "price=complete"],
      """
      – nothing compared · - · 2 skipped · 1 one-sided
        1 kind has no route: rank
        1 kind is on stage off: banner
        1 kind is on stage complete: price

      """
    ),
    (
      [], [],
      """
      – nothing compared · -
        there are no contents

      """
    ),
    (
      ["7"], [],
      """
      – nothing compared · -
        its only element cannot be read

      """
    ),
    (
      ["7", "null", #""x""#], [],
      """
      – nothing compared · -
        none of its 3 elements can be read

      """
    ),
  ])
  func `compare reports that it compared nothing, and why`(
    contents: [String],
    options: [String],
    output: String
  ) async {
    let input = #"{ "contents": [\#(contents.joined(separator: ","))] }"#
    await check(shop, ["compare", "-"] + options, input: input, output: output)
  }

  @Test func `compare reports that a handler cannot be observed`() async {
    await check(
      mute,
      ["compare", "-"],
      input: Self.screen(Self.note),
      output: """
        – nothing compared · - · 1 skipped
          1 kind has a handler that cannot be observed: note

        """
    )
  }

  @Test func `the headline counts many kinds and names the first ones`() async {
    let contents = (1...9).map { #"{ "type": "k\#($0)", "id": "\#($0)", "value": 7 }"# }
    let input = #"{ "contents": [\#(contents.joined(separator: ","))] }"#
    let output = await shop("compare", "-", input: input).output
    #expect(output.contains("  9 kinds are known to no side: k1, k2, k3, k4, k5, …\n"))
    #expect(output.hasSuffix("  ○  8  k8  7\n  ○  9  k9  7\n"))
  }

  @Test func `compare draws what no side knows, in text and on its page`() async {
    let input = Self.screen(
      #"{ "type": "x", "id": "a", "value": { "title": "Tea", "items": [{ "name": "Sencha" }] } }"#
    )
    let text = await shop("compare", "-", input: input).output
    #expect(text.hasSuffix("  ○  a  x  「Tea」 · items 1\n"))
    let page = await shop("compare", "-", "--format", "html", input: input).output
    #expect(page.contains("<figcaption>○ no side, drawn from its payload</figcaption>"))
    #expect(page.contains("<p class=\"headline\"><bdi>Tea</bdi></p>"))
    #expect(page.contains("<p class=\"headline\"><bdi>Sencha</bdi></p>"))
  }

  @Test func `a screen without comparisons among several is named, and the exit status is 2`()
    async throws
  {
    try shop.files.write(Self.screen(Self.banner), to: "good.json")
    try shop.files.write(Self.screen(Self.rank), to: "rank.json")
    try shop.files.write(ShopDump.sample, to: "bad.json")
    #expect(
      await shop("compare", "DIR/good.json", "DIR/rank.json")
        == ShopDump.Transcript(
          output: """
            – nothing compared on 1 of 2 screens · 1 matched · 1 one-sided
              DIR/rank.json: 1 kind has no route: rank

            """,
          status: .wrongInput
        )
    )
    let allowed = await shop("compare", "DIR/good.json", "DIR/rank.json", "--allow-empty")
    #expect(
      allowed.output.hasPrefix("✓ nothing compared on 1 of 2 screens · 1 matched · 1 one-sided\n")
    )
    #expect(allowed.status == .success)
    let differing = await shop("compare", "DIR/bad.json", "DIR/rank.json")
    #expect(
      differing.output.hasPrefix("✗ nothing compared on 1 of 2 screens · 1 matched · 1 mismatched")
    )
    #expect(differing.status == .wrongInput)
    #expect(
      await shop("compare", "DIR/bad.json", "DIR/rank.json", "--allow-empty").status == .difference
    )
    let none = await shop("compare", "DIR/rank.json", "DIR/rank.json")
    #expect(none.output.hasPrefix("– nothing compared · 2 screens · 2 one-sided\n"))
  }

  @Test func `the compare page reports that nothing was compared`() async {
    let page = await shop("compare", "-", "--format", "html", input: Self.screen(Self.rank))
    #expect(page.output.contains("<h1><bdi>Nothing was compared</bdi></h1>"))
    #expect(page.output.contains("<p class=\"nothing\">1 kind has no route: rank</p>"))
    #expect(!page.output.contains("No difference"))
    #expect(!page.output.contains("chip good"))
    #expect(page.status == .wrongInput)
    let moved = await moved("compare", "-", "--format", "html", input: Self.screen(Self.note))
    #expect(
      moved.output.contains("<h1><bdi>Everything has moved: no legacy side is left</bdi></h1>")
    )
    #expect(!moved.output.contains("chip good"))
    #expect(moved.status == .success)
    let good = await shop("compare", "-", "--format", "html", input: Self.screen(Self.banner))
    #expect(good.output.contains("<h1><bdi>No difference in 1 comparison</bdi></h1>"))
    #expect(!good.output.contains("class=\"nothing\""))
  }

  @Test(arguments: [
    ([rank], ""), ([note], "1 kind has no handler: note"),
    ([other], "1 kind is known to no side: other"),
    ([plain], "1 kind has a handler that cannot be observed: plain"),
    ([unreadable], "1 kind could not be decoded: price"), ([], "there are no contents"),
  ])
  func `noise without comparisons does not report zero noise`(contents: [String], reason: String)
    async
  {
    let input = #"{ "contents": [\#(contents.joined(separator: ","))] }"#
    guard !reason.isEmpty else {
      let transcript = await shop("compare", "-", "--noise", "--runs", "2", input: input)
      #expect(transcript.output.hasPrefix("✓ - · 1 content · 2 runs · no noise\n"))
      #expect(transcript.status == .success)
      return
    }
    await check(
      shop,
      ["compare", "-", "--noise", "--runs", "2"],
      input: input,
      output: "– nothing compared · - · 2 runs\n  \(reason)\n"
    )
  }

  private nonisolated static let line = #"{"kind":"banner","value":{"title":"x"}}"# + "\n"

  @Test(arguments: [
    (
      "", [],
      """
      – nothing compared · - · 0 lines
        the journal has no lines; record some, or write them by hand

      """
    ),
    (
      "[]\nnull\n", [],
      """
      – nothing compared · - · 2 lines · 2 invalid
        2 lines are invalid

      """
    ),
    (
      line + line, ["--sample", "0"],
      """
      – nothing compared · - · 2 lines · 2 not in the sample
        2 lines are not in the sample

      """
    ),
    (
      #"{"kind":"x","value":1}"# + "\n" + #"{"kind":"y","value":1}"# + "\n", [],
      """
      – nothing compared · - · 2 lines · 2 skipped
        2 kinds are known to no side: x, y

      """
    ),
    (
      #"{"kind":"rank","value":{"text":"1"}}"# + "\n" + #"{"kind":"price","value":7}"# + "\n[]\n",
      [],
      """
      – nothing compared · - · 3 lines · 1 invalid · 1 skipped · 1 one-sided
        1 line is invalid
        1 kind has no route: rank
        1 kind could not be decoded: price
        price  1 skipped
        rank   1 one-sided

      """
    ),
    (
      line, ["--stage", "*=complete"],
      """
      – nothing compared · - · 1 line · 1 skipped
        1 kind is on stage complete: banner
        banner  1 skipped

      """
    ),
    (
      #"{"responses":[]}"# + "\n", [],
      """
      – nothing compared · - · 1 line
        no line has a response

      """
    ),
  ])
  func `replay reports that it compared nothing, and why`(
    journal: String,
    options: [String],
    output: String
  ) async {
    await check(shop, ["replay", "-"] + options, input: journal, output: output)
  }

  @Test func `the number of listed kinds that only the journal names is bounded`() async {
    let lines = (1...150).map { #"{"kind":"k\#($0)","value":1}"# + "\n" }
    let long = #"{"kind":"\#(String(repeating: "あ", count: 10_000))","value":1}"# + "\n"
    let output = await shop("replay", "-", input: lines.joined()).output
    #expect(
      output.contains("  100 or more kinds are known to no side: k1, k10, k100, k11, k12, …\n")
    )
    let json = await shop("replay", "-", "--format", "json", input: lines.joined()).output
    #expect(json.contains("\"contents\": 150"))
    #expect(await shop("replay", "-", "--format", "json", input: long).output.utf8.count < 2_000)
  }

  @Test func `an invalid line is skipped, and the other lines are compared`() async {
    let transcript = await shop("replay", "-", input: Self.line + "[]\n")
    #expect(transcript.output == "✓ - · 2 lines · 1 invalid · 1 matched\n  banner  1 matched\n")
    #expect(transcript.status == .success)
  }

  @Test func `a journal whose lines are mostly invalid has a warning below its verdict`() async {
    let lines = Self.line + String(repeating: "[]\n", count: 99)
    let transcript = await shop("replay", "-", input: lines)
    #expect(
      transcript.output == """
        ✓ - · 100 lines · 99 invalid · 1 matched
        ! 99 of 100 lines are invalid, and nothing in them was compared.
          banner  1 matched

        """
    )
    #expect(transcript.status == .success)
  }

  private nonisolated static func ledger(
    _ kind: String,
    _ stage: String,
    matched: Int = 0,
    ignored: Int = 0,
    skipped: Int = 0,
    sampledOut: Int = 0
  ) -> String {
    """
    {"schema":1,"run":"r\(kind)","contents":1,"entries":[{"kind":"\(kind)","flagVersion":"7",\
    "appVersion":"4.2","restart":0,"toleratedRate":0.01,"stages":["\(stage)"],"matched":\(matched),\
    "mismatched":0,"candidateError":0,"ignored":\(ignored),"skipped":\(skipped),\
    "sampledOut":\(sampledOut),"firstDifference":null,"latency":{"legacy":{},"state":{}},"trip":null}]}

    """
  }

  @Test(arguments: [
    ("", ["– nothing counted · 0 runs", "  there are no contents"]),
    (
      ledger("a", "shadow", skipped: 3) + ledger("b", "off"),
      [
        "– nothing counted · 2 contents · 2 runs · 1 to start comparing",
        "  1 kind is on stage off: b",
        "  1 kind was skipped: a",
      ]
    ),
    (
      ledger("a", "live", sampledOut: 3) + ledger("b", "shadow")
        + ledger("c", "shadow", ignored: 1),
      [
        "– nothing counted · 3 contents · 3 runs",
        "  1 kind differed only where a rule ignores it: c", "  1 kind is not in the sample: a",
        "  1 kind had no response: b",
      ]
    ),
  ])
  func `ledger reports that it counted nothing, and why`(ledger: String, lines: [String]) async {
    let transcript = await shop("ledger", "-", input: ledger)
    let start = transcript.output.split(separator: "\n").prefix(lines.count).map(String.init)
    #expect(start == lines)
    await check(shop, ["ledger", "-"], input: ledger, output: transcript.output)
    let page = await shop("ledger", "-", "--format", "html", input: ledger).output
    #expect(page.contains("<h1><bdi>Nothing was counted</bdi></h1>"))
    for line in lines.dropFirst() { #expect(page.contains(">\(line.dropFirst(2))</p>")) }
  }

  @Test func `an empty ledger may be merged, and a ledger without a usable entry is reported`()
    async throws
  {
    try shop.files.write("", to: "empty")
    try shop.files.write(Self.ledger("a", "shadow", matched: 9), to: "full")
    try shop.files.write("hello\n", to: "foreign")
    let merged = await shop("ledger", "DIR/empty", "DIR/full")
    #expect(merged.output.hasPrefix("✓ 1 content · 1 run\n"))
    #expect(merged.status == .success)
    let foreign = await shop("ledger", "DIR/foreign", "--allow-empty")
    #expect(foreign.output == "" && foreign.status == .wrongInput)
    #expect(await shop("ledger", "DIR/foreign", "DIR/full").status == .wrongInput)
  }

  @Test func `a ledger truncated in its first line counts nothing`() async {
    let cut = String(Self.ledger("a", "shadow", matched: 9).prefix(40))
    let transcript = await shop("ledger", "-", input: cut)
    #expect(transcript.output.hasPrefix("– nothing counted · 0 runs\n"))
    #expect(transcript.errors.contains("because its writer was interrupted"))
    #expect(transcript.status == .wrongInput)
  }

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
    let users = await shop("flags", "DIR/f", "--users", "0", "--allow-empty")
    #expect(users.output == "" && users.status == .wrongInput)
  }

  @Test func `without any legacy side left, the headline reports that all kinds have moved`()
    async throws
  {
    let screen = Self.screen(Self.banner, Self.note)
    await check(
      moved,
      ["compare", "-"],
      input: screen,
      output: "– everything has moved · - · 2 one-sided\n",
      status: .success
    )
    await check(
      moved,
      ["compare", "-", "--noise", "--runs", "1"],
      input: screen,
      output: "– everything has moved · - · 1 run\n",
      status: .success
    )
    await check(
      moved,
      ["replay", "-"],
      input: Self.line,
      output: """
        – everything has moved · - · 1 line · 1 one-sided
          banner  1 one-sided

        """,
      status: .success
    )
    let ledger = Self.ledger("a", "complete") + Self.ledger("b", "complete")
    let transcript = await shop("ledger", "-", input: ledger)
    #expect(transcript.output.hasPrefix("– everything has moved · 2 contents · 2 runs\n"))
    await check(shop, ["ledger", "-"], input: ledger, output: transcript.output, status: .success)
    let page = await shop("ledger", "-", "--format", "html", input: ledger).output
    #expect(page.contains("<h1><bdi>Everything has moved: every content is on complete</bdi></h1>"))
  }
}
