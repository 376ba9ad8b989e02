import StrictJSON
import Testing

/// How `show` writes a block page: positions, containers, appearance, actions and popups.
@MainActor
@Suite struct ShowBlockPageTests {
  private let shop = ShopDump()

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
}
