import ScreenDocument
import ScreenDump
import TestSupport
import Testing
import TopScreen

/// The changes of contents that no view shows: contents that are data alone, and hidden contents.
@MainActor
@Suite struct DiffDataAndHiddenTests {
  private var shop = ShopDump()

  private static let note = #"{ "type": "note", "id": "n", "value": { "text": "x" } }"#

  /// The shop's routes, on which prices are data alone.
  init() {
    let routes = ContentRoutes<ShopState> {
      ContentRoute.data(ContentKey("price"), slots: \.prices) { (response: PriceResponse) in
        PriceViewData(text: "\(response.yen)円", ratio: 1)
      }
      ContentRoute(ContentKey("note"), slots: \.notes) { (response: NoteResponse) in
        NoteViewData(text: response.text, shownAt: "")
      }
    }
    shop.composer = StateComposer(routes: routes) { ShopState() }
  }

  private func write(_ contents: String..., to name: String) throws {
    try shop.files.write(#"{ "contents": [ \#(contents.joined(separator: ", ")) ] }"#, to: name)
  }

  private func price(_ id: String, _ yen: Int) -> String {
    #"{ "type": "price", "id": "\#(id)", "value": { "yen": \#(yen) } }"#
  }

  private func hidden(_ id: String, _ visibility: String, kind: String = "note") -> String {
    """
    { "type": "\(kind)", "id": "\(id)", "value": { "text": "y" }, "visibility": { \(visibility) } }
    """
  }

  private func writeScreens() throws {
    let (ended, excluded) = (#""until": 1"#, #""platforms": ["Android"]"#)
    try write(
      Self.note,
      price("p", 1),
      price("q", 2),
      hidden("h", excluded),
      hidden("g", ended),
      to: "old"
    )
    try write(
      price("q", 2),
      price("p", 3),
      Self.note,
      hidden("h", ended),
      hidden("i", excluded),
      to: "new"
    )
  }

  @Test(arguments: [[], ["--steps"]])
  func `text has a line for each content that is data alone, and each hidden one, that changed`(
    options: [String]
  ) async throws {
    try writeScreens()
    #expect(
      await shop(["diff", "DIR/old", "DIR/new"] + options)
        == ShopDump.Transcript(
          output: """
            4 changes · 1 changed · 3 hidden
            DIR/old → DIR/new
              ~  data    p  price  /text "1円" → "3円"
              ~  hidden  h  note   not on iOS → ended at 1970-01-01T00:00:01Z
              +  hidden  i  note   not on iOS
              -  hidden  g  note   ended at 1970-01-01T00:00:01Z

            """,
          status: .difference
        )
    )
  }

  @Test func `JSON has the changes of data, and both reasons of hidden contents`() async throws {
    try writeScreens()
    let json = await shop("diff", "DIR/old", "DIR/new", "--format", "json").output
    #expect(
      json.filter { !$0.isWhitespace }.contains(
        """
        "changedData":[{"change":"update","differs":["output"],"from":0,"id":"p","to":1}],\
        "changedHidden":[\
        {"id":"h","kind":"note","newReason":"endedat1970-01-01T00:00:01Z","oldReason":"notoniOS"},\
        {"id":"i","kind":"note","newReason":"notoniOS","oldReason":null},\
        {"id":"g","kind":"note","newReason":null,"oldReason":"endedat1970-01-01T00:00:01Z"}],\
        "changes":[],
        """
      )
    )
  }

  @Test func `the page has a card for each of them`() async throws {
    try writeScreens()
    let page = await shop("diff", "DIR/old", "DIR/new", "--format", "html").output
    #expect(page.contains("1 content is changed, 3 hidden contents have changed"))
    #expect(page.contains("<span class=\"kind\">price · data alone</span>"))
    #expect(page.contains("<span class=\"chip warn\">~ hidden</span> <h3><bdi>h</bdi></h3>"))
    #expect(page.contains("<bdi>not on iOS → ended at 1970-01-01T00:00:01Z</bdi>"))
    #expect(page.matches(of: /<article class="card/).count == 4)
    #expect(!page.contains("Both screens show the same."))
  }

  @Test func `the order of contents that are data alone is no change`() async throws {
    try write(price("p", 1), price("q", 2), Self.note, to: "old")
    try write(Self.note, price("q", 2), price("p", 1), to: "new")
    #expect(
      await shop("diff", "DIR/old", "DIR/new")
        == ShopDump.Transcript(output: "no changes\nDIR/old → DIR/new\n")
    )
  }

  @Test func `a content that is hidden on one screen only is one change`() async throws {
    try write(Self.note, hidden("h", ""), to: "old")
    try write(Self.note, hidden("h", #""until": 1"#), to: "new")
    let run = await shop("diff", "DIR/old", "DIR/new")
    #expect(run.output.hasPrefix("1 change · 1 gone\n"))
    #expect(run.status == .difference)
  }

  @Test func `a hidden content that changes its kind is gone, and a new one is hidden`()
    async throws
  {
    try write(Self.note, hidden("h", #""until": 1"#), to: "old")
    try write(Self.note, hidden("h", #""until": 1"#, kind: "price"), to: "new")
    #expect(
      await shop("diff", "DIR/old", "DIR/new")
        == ShopDump.Transcript(
          output: """
            2 changes · 2 hidden
            DIR/old → DIR/new
              +  hidden  h  price  ended at 1970-01-01T00:00:01Z
              -  hidden  h  note   ended at 1970-01-01T00:00:01Z

            """,
          status: .difference
        )
    )
    let json = await shop("diff", "DIR/old", "DIR/new", "--format", "json").output
    #expect(
      json.filter { !$0.isWhitespace }.contains(
        """
        "changedHidden":[\
        {"id":"h","kind":"price","newReason":"endedat1970-01-01T00:00:01Z","oldReason":null},\
        {"id":"h","kind":"note","newReason":null,"oldReason":"endedat1970-01-01T00:00:01Z"}],
        """
      )
    )
    let page = await shop("diff", "DIR/old", "DIR/new", "--format", "html").output
    for (chip, kind) in [("good\">+", "price"), ("bad\">-", "note")] {
      #expect(
        page.contains(
          """
          <span class="chip \(chip) hidden</span> <h3><bdi>h</bdi></h3> \
          <span class="kind">\(kind)</span>
          """
        )
      )
    }
  }

  @Test func `a hidden content with the id of a shown one, but another kind, is another content`()
    async throws
  {
    try write(Self.note, hidden("h", ""), to: "old")
    try write(Self.note, hidden("h", #""until": 1"#, kind: "price"), to: "new")
    let run = await shop("diff", "DIR/old", "DIR/new")
    #expect(run.output.hasPrefix("2 changes · 1 gone · 1 hidden\n"))
    #expect(run.status == .difference)
  }
}
