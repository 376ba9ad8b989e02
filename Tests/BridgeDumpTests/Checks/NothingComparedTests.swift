import Bridge
import ScreenDump
import TestSupport
import Testing

/// A successful status of `compare` requires that something was compared.
@MainActor
@Suite struct NothingComparedTests: NothingCheckedSuite {
  private let shop = ShopDump()
  /// Its handler of notes cannot be observed.
  private let mute = ShopDump {
    LegacyHandlers { LegacyHandler(.note) { (_: LegacyEnvironment) in PlainHandler() } }
  }

  private nonisolated static let unreadable = #"{ "type": "price", "id": "p", "value": {} }"#
  private nonisolated static let rank = #"{ "type": "rank", "id": "r", "value": { "text": "1" } }"#
  private nonisolated static let plain =
    #"{ "type": "plain", "id": "l", "value": { "text": "1" } }"#
  private nonisolated static let other = #"{ "type": "other", "id": "o", "value": 7 }"#

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
    let reason = "<p class=\"nothing\">1 kind has no route: rank</p>"
    #expect(page.output.ranges(of: reason).count == 1)
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

  @Test func `the heading of a page says on how many screens nothing was compared`() async throws {
    try shop.files.write(Self.screen(Self.banner), to: "good.json")
    try shop.files.write(Self.screen(Self.rank), to: "rank.json")
    let page = await shop("compare", "DIR/good.json", "DIR/rank.json", "--format", "html")
    #expect(page.output.contains("<h1><bdi>Nothing was compared on 1 of 2 screens</bdi></h1>"))
    #expect(page.status == .wrongInput)
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
      #expect(transcript.output.hasPrefix("✓ - · 1 kind · 2 runs · no noise\n"))
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
}
