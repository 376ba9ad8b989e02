import ScreenDocument
import ScreenDump
import StrictJSON
import TestSupport
import Testing
import TopScreen

/// The changes that `diff` finds between two screens, as text and as JSON, and its errors.
@MainActor
@Suite struct DiffCommandTests: DiffSuite {
  let shop = ShopDump()

  @Test func `prints one line per change, with its sign and indices`() async throws {
    try writeScreens()
    #expect(
      await shop("diff", "DIR/old.json", "DIR/new.json")
        == ShopDump.Transcript(
          output: """
            6 changes · title · 1 gone · 1 new · 1 moved · 3 changed
            DIR/old.json → DIR/new.json
              ~  title 「昨日のお店」 → 「今日のお店」
              -   4      gone  price   「7円」 · ratio 0.5
              +   0      new   note    「はじめて」 · shownAt 2000 GMT
              →~  2 → 1  p     price   ready → failed
              ~   0 → 2  hero  banner  /title "冬の大感謝祭" → "春の大感謝祭"
              ~   3 → 4  c-1   coupon  /rate 10 → 20

            """,
          errors: Self.failure,
          status: .difference
        )
    )
  }

  /// If each diagnostic is compared with every one of the other screen, this test takes an hour.
  @Test(.timeLimit(.minutes(20)))
  func `lists equal diagnostics of two screens once, in time linear in their number`() {
    let notes = (0..<100_000).map { line in
      let fault = Diagnostic(severity: .warning, code: "c", line: line, message: "m")
      return SourcedDiagnostic(fault, in: "flags.json")
    }
    let screen = { (notes: [SourcedDiagnostic]) in
      let composition = ScreenComposition(title: nil, state: .loaded, items: [], diagnostics: [])
      return DumpedScreen(name: "s", composition: composition, notes: notes)
    }
    let report = DiffReport(from: screen(notes), to: screen(notes.reversed()))
    #expect(report.diagnostics == notes)
  }

  @Test func `writes every key of the JSON contract, with diagnostics`() async throws {
    try writeScreens()
    #expect(
      await shop("diff", "DIR/old.json", "DIR/new.json", "--format", "json")
        == ShopDump.Transcript(
          output: """
            {
              "changedContainers": [],
              "changedData": [],
              "changedHidden": [],
              "changes": [
                {
                  "change": "delete",
                  "from": 4,
                  "id": "gone",
                  "to": null
                },
                {
                  "change": "insert",
                  "from": null,
                  "id": "new",
                  "to": 0
                },
                {
                  "change": "move",
                  "from": 2,
                  "id": "p",
                  "to": 1
                },
                {
                  "change": "update",
                  "differs": [
                    "output",
                    "phase"
                  ],
                  "from": 2,
                  "id": "p",
                  "to": 1
                },
                {
                  "change": "update",
                  "differs": [
                    "output"
                  ],
                  "from": 0,
                  "id": "hero",
                  "to": 2
                },
                {
                  "change": "update",
                  "differs": [
                    "payload"
                  ],
                  "from": 3,
                  "id": "c-1",
                  "to": 4
                }
              ],
              "diagnostics": [
                {
                  "code": "decodingFailed",
                  "column": 44,
                  "line": 5,
                  "message": "The member \\"yen\\" is missing; send it or make it optional.",
                  "path": "/contents/1/value/yen",
                  "severity": "error",
                  "source": "DIR/new.json"
                }
              ],
              "schema": 1,
              "titleChanged": true
            }

            """,
          status: .difference
        )
    )
  }

  @Test func `a screen has no changes to itself, on either output stream`() async throws {
    try writeScreens()
    #expect(
      await shop("diff", "DIR/old.json", "DIR/old.json")
        == ShopDump.Transcript(output: "no changes\nDIR/old.json → DIR/old.json\n")
    )
    #expect(
      await shop(
        "diff",
        "-",
        "DIR/old.json",
        "--format",
        "json",
        input: try shop.files.text(of: "old.json")
      )
        == ShopDump.Transcript(
          output: """
            {
              "changedContainers": [],
              "changedData": [],
              "changedHidden": [],
              "changes": [],
              "diagnostics": [],
              "schema": 1,
              "titleChanged": false
            }

            """
        )
    )
  }

  @Test func `a change of side is a rehost, and each screen has its own options`() async throws {
    var shop = shop
    shop.composer = DecidingComposer(
      base: shop.composer,
      decision: SideDecision(stage: "off", flagKey: "k", layer: "default", reason: "DEFAULT"),
      notes: []
    )
    try shop.files.write(
      #"{ "contents": [ { "type": "note", "id": "n", "value": { "text": "x" } } ] }"#,
      to: "one.json"
    )
    #expect(
      await shop("diff", "DIR/one.json", "DIR/one.json", "--old-rules", "a", "--new-rules", "b")
        == ShopDump.Transcript(
          output: """
            1 change · 1 on the other side
            DIR/one.json → DIR/one.json
              ⇄  0  n  note  state → legacy

            """,
          status: .difference
        )
    )
    #expect(
      await shop("diff", "DIR/one.json", "DIR/one.json", "--rules", "a").errors
        == "shopdump: unknown option '--rules'; did you mean '--old-rules'?\n"
    )
  }

  @Test func `payloads without a route are compared, also what a drawing leaves out`() async throws
  {
    let screen = { (style: String) in
      """
      { "contents": [ { "type": "map", "id": "m", "value": {
        "a": 1, "b": 2, "c": 3, "d": 4, "style": "\(style)" } } ] }
      """
    }
    try shop.files.write(screen("red"), to: "old.json")
    try shop.files.write(screen("tea"), to: "new.json")
    let run = await shop("diff", "DIR/old.json", "DIR/new.json")
    #expect(
      run.output.hasPrefix("1 change · 1 changed\nDIR/old.json → DIR/new.json\n  ~  0  m  map")
    )
    #expect(run.status == .difference)
    let page = await shop("diff", "DIR/old.json", "DIR/new.json", "--format", "html").output
    #expect(page.contains("It differs in values that are not drawn."))
    #expect(await shop("diff", "DIR/old.json", "DIR/old.json").status == .success)
  }

  @Test func `payloads that neither screen could read are compared`() async throws {
    let screen = { (payload: String) in
      """
      { "contents": [ { "type": "note", "id": "n", "value": { "text": "x" } },
        { "type": "price", "id": "p", "value": \(payload) } ] }
      """
    }
    try shop.files.write(screen(#"{ "yen": "a" }"#), to: "old")
    try shop.files.write(screen(#"{ "yen": "b" }"#), to: "new")
    for options in [[], ["--steps"]] {
      let run = await shop(["diff", "DIR/old", "DIR/new"] + options)
      #expect(run.output.contains("1 change · 1 changed\nDIR/old → DIR/new\n"), "\(run)")
      #expect(run.output.contains("p  price  /yen \"a\" → \"b\"\n"), "\(run)")
      #expect(run.status == .difference)
    }
    let json = await shop("diff", "DIR/old", "DIR/new", "--format", "json").output
    #expect(
      json.filter { !$0.isWhitespace }.contains(
        #""changes":[{"change":"update","differs":["payload"],"from":1,"id":"p","to":1}]"#
      )
    )
    let page = await shop("diff", "DIR/old", "DIR/new", "--format", "html").output
    #expect(page.contains("1 content is changed"))
    #expect(page.contains("<code>/yen</code>"))
    #expect(!page.contains("Both screens show the same."))
    let equal = await shop("diff", "DIR/old", "DIR/old")
    #expect(equal.output == "no changes\nDIR/old → DIR/old\n")
    #expect(equal.status == .success)
    let spaced = try shop.files.text(of: "old").replacing("\": ", with: "\" :   ")
    try shop.files.write(spaced, to: "spaced")
    let sameValues = await shop("diff", "DIR/old", "DIR/spaced")
    #expect(sameValues.status == .success, "\(sameValues)")
  }

  @Test func `payloads of unreadable data are compared, also what is not shown`()
    async throws
  {
    var shop = shop
    let routes = ContentRoutes<ShopState> {
      ContentRoute.data(ContentKey("price"), slots: \.prices) { (response: PriceResponse) in
        PriceViewData(text: "\(response.yen)円", ratio: 1)
      }
      ContentRoute(ContentKey("note"), slots: \.notes) { (response: NoteResponse) in
        NoteViewData(text: response.text, shownAt: "")
      }
    }
    shop.composer = StateComposer(routes: routes) { ShopState() }
    let screen = { (style: String) in
      """
      { "contents": [ { "type": "note", "id": "n", "value": { "text": "x" } },
        { "type": "price", "id": "p", "value": { "style": "\(style)" } } ] }
      """
    }
    try shop.files.write(screen("red"), to: "old")
    try shop.files.write(screen("tea"), to: "new")
    let run = await shop("diff", "DIR/old", "DIR/new")
    #expect(
      run.output.hasSuffix("  ~  data  p  price  It differs in values that are not shown.\n"),
      "\(run)"
    )
    #expect(run.status == .difference)
  }

  @Test func `a text that differs after its shown start is shown around the difference`()
    async throws
  {
    let start = String(repeating: "あ", count: 60)
    let screen = { (end: String) in
      """
      { "contents": [ { "type": "map", "id": "m", "value": { "body": "\(start)\(end)" } } ] }
      """
    }
    try shop.files.write(screen("OLD"), to: "old")
    try shop.files.write(screen("NEW"), to: "new")
    let run = await shop("diff", "DIR/old", "DIR/new")
    let shown = String(repeating: "あ", count: 5)
    #expect(
      run.output.hasSuffix("/body \"…\(shown)OLD\" → \"…\(shown)NEW\"\n"),
      "\(run)"
    )
  }

  @Test func `all differences of a content are counted, however many there are`() async throws {
    func banner(_ prefix: String) -> String {
      let items = (0..<5_000).map { "\"\(prefix)\($0)\"" }.joined(separator: ",")
      return """
        { "contents": [ { "type": "banner", "id": "b", "value": {
          "title": "t", "items": [ \(items) ] } } ] }
        """
    }
    try shop.files.write(banner("a"), to: "old.json")
    try shop.files.write(banner("z"), to: "new.json")
    #expect(
      await shop("diff", "DIR/old.json", "DIR/new.json")
        == ShopDump.Transcript(
          output: """
            1 change · 1 changed
            DIR/old.json → DIR/new.json
              ~  0  b  banner  /items/0 "a0" → "z0" and 4,999 more

            """,
          status: .difference
        )
    )
    let page = await shop("diff", "DIR/old.json", "DIR/new.json", "--format", "html").output
    #expect(page.contains("<li>and 4,900 more</li>"))
  }

  @Test func `on a terminal no line is longer than 80 columns`() async throws {
    let name = String(repeating: "long-", count: 12) + ".json"
    try shop.files.write(Self.notes("a", "b", "c"), to: name)
    try shop.files.write(Self.notes("c", "x", "a").replacing("x", with: "y"), to: "new-" + name)
    let run = await shop("diff", "DIR/" + name, "DIR/new-" + name, isTerminal: true, width: 80)
    let lines = run.output.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n")
    #expect(lines.count > 4)
    #expect(lines[0].count <= 80 && lines[0].hasPrefix("4 changes · 1 gone"), "\(lines[0])")
    // A path has a line of its own.
    #expect(lines.allSatisfy { $0.count <= 80 || !$0.dropFirst(2).contains(" ") }, "\(lines)")
  }

  @Test func `screens without a readable content are not called equal`() async throws {
    try shop.files.write(#"{"contents":[{"type":"price","id":"p","value":7}]}"#, to: "a")
    let text = await shop("diff", "DIR/a", "DIR/a")
    #expect(text.output == "no content could be read\nDIR/a → DIR/a\n")
    #expect(text.status == .wrongInput)
    let page = await shop("diff", "DIR/a", "DIR/a", "--format", "html")
    #expect(page.output.contains("<h1><bdi>No content could be read</bdi></h1>"))
    #expect(page.output.contains("No content could be compared."))
    #expect(!page.output.contains("Both screens show the same."))
    #expect(page.status == .wrongInput)
  }

  @Test func `names both screens if neither can be read`() async {
    #expect(
      await shop("diff", "DIR/a", "DIR/b")
        == ShopDump.Transcript(
          errors: """
            shopdump: cannot read 'DIR/a': the file does not exist; check the path.
            shopdump: cannot read 'DIR/b': the file does not exist; check the path.

            """,
          status: .wrongInput
        )
    )
  }
}
