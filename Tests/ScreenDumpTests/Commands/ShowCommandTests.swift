import ScreenDocument
import ScreenDump
import StrictJSON
import TestSupport
import Testing
import TopScreen

@MainActor
@Suite struct ShowCommandTests {
  private let shop = ShopDump()

  @Test(arguments: [[], ["show"]])
  func `shows the bundled screen as a tree whose columns line up`(arguments: [String]) async {
    let transcript = arguments.isEmpty ? await shop() : await shop("show")
    #expect(
      transcript
        == ShopDump.Transcript(
          output: """
            本日のお店 · 4 contents · 3 state · 1 no side
              0  hero     banner  state    routed    ready    「春の大感謝祭」 · items 2
              1  price#1  price   state    routed    ready    「1280円」 · ratio 0.5
              2  c-1      coupon  no side  no route  payload  codes 2 · rate 10
              3  note#1   note    state    routed    ready    「ｾｰﾙは Sunday まで」 · shownAt 1000 GMT

            """
        )
    )
  }

  @Test func `writes every key of the JSON contract`() async throws {
    let screen = """
      { "title": null, "contents": [
        { "type": "banner", "id": "hero", "value": { "title": "T", "items": [] } },
        { "type": "coupon", "value": [1, 2] },
        7
      ] }
      """
    #expect(
      await shop("show", "-", "--format", "json", input: screen)
        == ShopDump.Transcript(
          output: """
            {
              "containers": [],
              "data": [],
              "diagnostics": [
                {
                  "code": "notAnObject",
                  "column": 3,
                  "line": 4,
                  "message": "Expected a content, found a number; remove it or send an object.",
                  "path": "/contents/2",
                  "severity": "error"
                }
              ],
              "hidden": [],
              "items": [
                {
                  "actions": [],
                  "appearance": null,
                  "container": null,
                  "flag": null,
                  "id": "hero",
                  "kind": "banner",
                  "output": {
                    "items": [],
                    "title": "T"
                  },
                  "payload": null,
                  "phase": "empty",
                  "position": 0,
                  "reason": "routed",
                  "side": "state",
                  "stage": null
                },
                {
                  "actions": [],
                  "appearance": null,
                  "container": null,
                  "flag": null,
                  "id": "coupon#1",
                  "kind": "coupon",
                  "output": null,
                  "payload": {
                    "bytes": 6,
                    "count": 2,
                    "preview": "[ 1, 2 ]",
                    "type": "array"
                  },
                  "phase": "unrouted",
                  "position": 1,
                  "reason": "no route",
                  "side": "none",
                  "stage": null
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

  @Test func `reports the reason for a side, in text and in JSON`() async {
    var shop = shop
    shop.composer = DecidingComposer(
      base: shop.composer,
      decision: SideDecision(
        stage: "live",
        flagKey: "content.note",
        layer: "file",
        variant: "on",
        reason: "STATIC",
        errorCode: nil
      ),
      notes: [
        SourcedDiagnostic(
          Diagnostic(severity: .warning, code: "odd", line: 2, column: 3, message: "Odd rule."),
          in: "rules.json"
        )
      ]
    )
    let screen = #"{ "contents": [ { "type": "note", "value": { "text": "x" } } ] }"#
    #expect(
      await shop("show", "-", input: screen)
        == ShopDump.Transcript(
          output: """
            (no title) · 1 content · 1 state
              0  note#1  note  state  live · by hand  ready  「x」 · shownAt 2000 GMT

            """,
          errors: "warning: rules.json:2:3: Odd rule.\n"
        )
    )
    #expect(
      await shop("show", "-", "--rules", "written", "--format=json", input: screen)
        == ShopDump.Transcript(
          output: """
            {
              "containers": [],
              "data": [],
              "diagnostics": [
                {
                  "code": "odd",
                  "column": 3,
                  "line": 2,
                  "message": "Odd rule.",
                  "path": "",
                  "severity": "warning"
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
                    "key": "content.note",
                    "layer": "file",
                    "reason": "STATIC",
                    "variant": "on"
                  },
                  "id": "note#1",
                  "kind": "note",
                  "output": {
                    "shownAt": "2000 GMT",
                    "text": "x"
                  },
                  "payload": null,
                  "phase": "ready",
                  "position": 0,
                  "reason": "written",
                  "side": "state",
                  "stage": "live"
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

  @Test func `shows a screen without contents as empty`() async {
    #expect(
      await shop("show", "-", input: #"{ "title": "夜", "contents": [] }"#)
        == ShopDump.Transcript(output: "夜 · empty · 0 contents\n")
    )
  }

  @Test func `reads any shape, at any moment`() async throws {
    try shop.files.write(
      #"{ "schema": 1, "contents": { "list": "/blocks", "kind": "/kind" } }"#,
      to: "shape.json"
    )
    try shop.files.write(#"{ "blocks": [ { "kind": "note", "text": "形" } ] }"#, to: "page.json")
    #expect(
      await shop(
        "show",
        "--shape=DIR/shape.json",
        "--now",
        "2026-04-01T09:00:00+09:00",
        "DIR/page.json"
      )
        == ShopDump.Transcript(
          output: """
            (no title) · 1 content · 1 state
              0  note#1  note  state  routed  ready  「形」 · shownAt 1775001600 GMT

            """
        )
    )
  }

  private static let page = """
    {
      "layout": {
        "page": { "level": "page", "id": "home", "main": "feed", "children": [
          { "level": "space", "id": "feed", "children": [
            { "level": "group", "id": "top", "children": [
              { "level": "block", "id": "cap", "kind": "note" },
              { "level": "block", "id": "live", "kind": "video" } ] } ] } ] },
        "popups": [ { "level": "page", "id": "hi", "main": "hi-s", "children": [
          { "level": "space", "id": "hi-s", "children": [
            { "level": "group", "id": "hi-g", "children": [
              { "level": "block", "id": "hello", "kind": "note" } ] } ] } ] } ]
      },
      "property": { "cap": { "appearance": { "radius": 4, "margin": "wide" } } },
      "data": {
        "home": { "title": "ページ" },
        "cap": { "text": "春", "action": "navigate", "destination": "/spring" },
        "live": { "rate": 2 },
        "hello": { "text": "ようこそ" }
      }
    }
    """

  @Test func `Y8 a block page is shown with positions, and popups as hidden`() async {
    #expect(
      await shop("show", "-", input: Self.page)
        == ShopDump.Transcript(
          output: """
            ページ · 2 contents · 1 state · 1 no side · 1 hidden
              0  cap    note   feed/top  state    routed                       ready    「春」 · shownAt 2000 GMT
              1  live   video  feed/top  no side  no route                     payload  items 0 · rate 2
              2  hello  note                      in the popup 'hi', not open  hidden

            """,
          errors: """
            warning: -:13:65 /property/cap/appearance/margin: The value must be points from -10000 \
            to 10000, found "wide".

            """
        )
    )
  }

  @Test func `writes the containers, appearance and actions of a block page as JSON`() async throws
  {
    let transcript = await shop("show", "-", "--format", "json", input: Self.page)
    let tree = try JSONDocument(Array(transcript.output.utf8)).root.tree
    #expect(transcript.errors == "")
    let zero = #"{"bottom":0,"leading":0,"top":0,"trailing":0}"#
    func appearance(radius: Int) -> String {
      """
      {"background":{"color":null,"image":null},"border":{"color":null,"width":\(zero)},\
      "margin":\(zero),"padding":\(zero),"radius":{"bottomLeading":\(radius),\
      "bottomTrailing":\(radius),"topLeading":\(radius),"topTrailing":\(radius)},"shadow":null}
      """
    }
    func container(_ id: String, _ level: String, _ parent: String) -> String {
      #"{"appearance":\#(appearance(radius: 0)),"id":"\#(id)","level":"\#(level)","parent":\#(parent)}"#
    }
    #expect(
      tree["containers"]?.text() == """
        [\(container("home", "page", "null")),\(container("feed", "space", "\"home\"")),\
        \(container("top", "group", "\"feed\"")),\(container("hi", "page", "null")),\
        \(container("hi-s", "space", "\"hi\"")),\(container("hi-g", "group", "\"hi-s\""))]
        """
    )
    #expect(
      tree["items"]?.text() == """
        [{"actions":[{"action":"navigate","destination":"/spring","element":null}],\
        "appearance":\(appearance(radius: 4)),"container":"top","flag":null,"id":"cap",\
        "kind":"note","output":{"shownAt":"2000 GMT","text":"春"},"payload":null,\
        "phase":"ready","position":0,"reason":"routed","side":"state","stage":null},\
        {"actions":[],"appearance":\(appearance(radius: 0)),"container":"top","flag":null,\
        "id":"live","kind":"video","output":null,"payload":{"bytes":49,"count":4,\
        "preview":"{ items: [], rate: 2 }","type":"object"},"phase":"unrouted","position":1,\
        "reason":"no route","side":"none","stage":null}]
        """
    )
    #expect(
      tree["hidden"]?.text() == """
        [{"id":"hello","kind":"note","position":2,"reason":"in the popup 'hi', not open"}]
        """
    )
    #expect(
      tree["diagnostics"]?.text() == """
        [{"code":"invalidAppearance","column":65,"line":13,"message":"The value must be points \
        from -10000 to 10000, found \\"wide\\".","path":"/property/cap/appearance/margin","severity":"warning"}]
        """
    )
  }

  private nonisolated static let banner =
    #"{ "type": "banner", "id": "hero", "value": { "title": "T", "items": [] } }"#
  private nonisolated static let undecodable = #"{ "type": "banner", "id": "broken", "value": {} }"#
  private nonisolated static let unknown = #"{ "type": "coupon", "id": "c", "value": 1 }"#

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
