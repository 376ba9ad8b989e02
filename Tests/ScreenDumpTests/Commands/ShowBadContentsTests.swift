import ScreenDocument
import ScreenDump
import TestSupport
import Testing
import TopScreen

/// Contents that cannot be read or encoded: what `show` writes, and the status of `show` and `diff`.
@MainActor
@Suite struct ShowBadContentsTests {
  private let shop = ShopDump()

  private nonisolated static let banner =
    #"{ "type": "banner", "id": "hero", "value": { "title": "T", "items": [] } }"#
  private nonisolated static let undecodable = #"{ "type": "banner", "id": "broken", "value": {} }"#
  private nonisolated static let unknown = #"{ "type": "coupon", "id": "c", "value": 1 }"#

  @Test func `an invalid content affects only itself, and text is neutralized for the terminal`()
    async
  {
    let screen = """
      {
        "contents": [
          { "type": "banner", "id": "ok", "value": { "title": "T", "items": ["a"] } },
          null,
          { "type": "price", "id": "bad", "value": { "price": 3 } },
          { "type": "note", "id": "evil", "value": { "text": "\\u001b[31mred\\u0007\\u202e\\nx" } },
          { "type": "banner", "id": "none", "value": { "title": "", "items": [] } }
        ]
      }
      """
    #expect(
      await shop("show", "-", input: screen)
        == ShopDump.Transcript(
          output: """
            (no title) · 4 contents · 4 state · 1 failed
              0  ok    banner  state  routed  ready   「T」 · items 1
              2  bad   price   state  routed  failed  The member "yen" is missing; send it or make it optional.
              3  evil  note    state  routed  ready   「␛[31mred␇� x」 · shownAt 2000 GMT
              4  none  banner  state  routed  empty   items 0

            """,
          errors: """
            error: -:4:5 /contents/1: Expected a content, found null; remove it or send an object.
            error: -:5:46 /contents/2/value/yen: The member "yen" is missing; send it or make it \
            optional.

            """
        )
    )
  }

  @Test func `reports view data that JSON cannot represent, and shows the rest`() async {
    let screen = """
      { "contents": [
        { "type": "price", "id": "p", "value": { "yen": 1, "ratio": 1e308 } },
        { "type": "price", "id": "q", "value": { "yen": 2 } }
      ] }
      """
    var routed = shop
    routed.composer = StateComposer(
      routes: ContentRoutes<ShopState> {
        ContentRoute(ContentKey("price"), slots: \.prices) { (response: PriceResponse) in
          PriceViewData(text: "\(response.yen)円", ratio: (response.ratio ?? 0) * 10)
        }
      }
    ) { ShopState() }
    #expect(
      await routed("show", "-", input: screen)
        == ShopDump.Transcript(
          output: """
            (no title) · 2 contents · 2 state
              0  p  price  state  routed  ready
              1  q  price  state  routed  ready  「2円」 · ratio 0

            """,
          errors: """
            error: -: The view data of 'p' cannot be encoded as JSON: Unable to encode Double.inf \
            directly in JSON, at /ratio. Correct the value, or its encode(to:).

            """
        )
    )
  }

  @Test(arguments: [
    ([undecodable], DumpStatus.wrongInput), ([undecodable, undecodable], .wrongInput),
    (["7"], .wrongInput),
    ([undecodable, "7"], .wrongInput), ([], .success), ([banner], .success), ([unknown], .success),
    ([undecodable, banner], .success), ([undecodable, unknown], .success),
    (["7", banner], .success),
  ])
  func `a screen without a readable content is shown, and the exit status is 2`(
    contents: [String],
    status: DumpStatus
  ) async throws {
    let screen = #"{ "contents": [\#(contents.joined(separator: ","))] }"#
    let shown = await shop("show", "-", input: screen)
    #expect(shown.status == status)
    #expect(shown.output.hasPrefix("(no title) · "))
    #expect(await shop("show", "-", "--format", "json", input: screen).status == status)
    try shop.files.write(screen, to: "screen.json")
    try shop.files.write(#"{ "contents": [\#(Self.banner)] }"#, to: "good.json")
    let same = await shop("diff", "DIR/screen.json", "DIR/screen.json")
    #expect(same.status == status)
    for files in [["DIR/screen.json", "DIR/good.json"], ["DIR/good.json", "DIR/screen.json"]] {
      let isSame = contents.filter { $0 != "7" } == [Self.banner]
      let expected = status == .wrongInput ? status : isSame ? .success : .difference
      let difference = await shop(["diff"] + files)
      #expect(difference.status == expected)
      #expect(difference.output != "")
    }
  }
}
