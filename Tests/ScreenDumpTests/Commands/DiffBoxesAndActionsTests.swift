import ScreenDump
import TestSupport
import Testing

@MainActor
@Suite struct DiffBoxesAndActionsTests {
  private let shop = ShopDump()

  /// Writes a page of the groups `g` and `h` into a folder.
  private func writePage(
    _ folder: String,
    g: [String] = ["a", "n"],
    h: [String] = ["b"],
    property: String = "{}"
  ) throws {
    let block = { (id: String) in #"{ "level": "block", "id": "\#(id)", "kind": "note" }"# }
    let group = { (id: String, blocks: [String]) in
      let children = blocks.map(block).joined(separator: ", ")
      return #"{ "level": "group", "id": "\#(id)", "children": [ \#(children) ] }"#
    }
    let groups = "\(group("g", g)), \(group("h", h))"
    try shop.files.makeFolder(folder)
    try shop.files.write(
      """
      { "page": { "level": "page", "id": "corner", "main": "m", "children": [
        { "level": "space", "id": "m", "children": [ \(groups) ] } ] } }
      """,
      to: folder + "/layout.json"
    )
    try shop.files.write(property, to: folder + "/property.json")
    try shop.files.write(
      #"{ "a": { "text": "1" }, "b": { "text": "2" }, "n": { "text": "3" } }"#,
      to: folder + "/data.json"
    )
  }

  private func writeNote(_ destination: String, to name: String) throws {
    try shop.files.write(
      """
      { "contents": [ { "type": "note", "id": "n", "value": {
        "text": "t", "action": "navigate", "destination": "\(destination)" } } ] }
      """,
      to: name
    )
  }

  private func diff(_ format: String = "text") async -> ShopDump.Transcript {
    await shop("diff", "DIR/old", "DIR/new", "--format", format)
  }

  private func expect(
    _ sentence: String,
    at index: Int,
    member: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async {
    #expect(
      await diff()
        == ShopDump.Transcript(
          output: """
            1 change · 1 changed
            DIR/old → DIR/new
              ~  \(index)  n  note  \(sentence)

            """,
          status: .difference
        ),
      sourceLocation: sourceLocation
    )
    let json = await diff("json").output.filter { !$0.isWhitespace }
    #expect(
      json.contains(#""change":"update","differs":["\#(member)"],"from":\#(index)"#),
      sourceLocation: sourceLocation
    )
    let page = await diff("html").output
    #expect(
      page.contains("<p class=\"nothing\">\(sentence)</p>"),
      sourceLocation: sourceLocation
    )
    #expect(!page.contains("not drawn"), sourceLocation: sourceLocation)
  }

  @Test func `names a changed appearance`() async throws {
    try writePage("old")
    try writePage("new", property: #"{ "n": { "appearance": { "margin": 77 } } }"#)
    await expect("Its appearance differs.", at: 1, member: "appearance")
  }

  @Test func `names both groups of a content that is in another one`() async throws {
    try writePage("old")
    try writePage("new", g: ["a"], h: ["n", "b"])
    await expect("It is in another group: g → h.", at: 1, member: "container")
  }

  @Test func `a content whose actions differ is changed`() async throws {
    try writeNote("/x", to: "old")
    try writeNote("/y", to: "new")
    await expect("Its actions differ.", at: 0, member: "actions")
  }

  @Test func `names the containers that differ, beside the contents`() async throws {
    try writePage("old")
    try writePage("new", property: #"{ "g": { "appearance": { "padding": 12 } } }"#)
    #expect(
      await diff()
        == ShopDump.Transcript(
          output: """
            1 change · 1 container
            DIR/old → DIR/new
              ~  containers g

            """,
          status: .difference
        )
    )
    let json = await diff("json").output.filter { !$0.isWhitespace }
    #expect(json.hasPrefix(#"{"changedContainers":["g"],"changedData":[],"#))
    #expect(json.contains(#""changes":[],"#))
    let page = await diff("html").output
    #expect(page.contains("<span class=\"chip warn\">~ containers</span> <span><bdi>g</bdi>"))
    #expect(page.contains("1 container has changed"))
    #expect(!page.contains("Both screens show the same."))
  }

  @Test func `on a narrow terminal no line but a path is wider than the terminal`() async throws {
    let screen = { (title: String, text: String) in
      """
      { "title": "\(title)", "contents": [
        { "type": "note", "id": "a-note-about-the-shop", "value": { "text": "\(text)" } },
        { "type": "price", "id": "\(text)", "value": { "yen": 1 } } ] }
      """
    }
    try shop.files.write(screen("The shop as it was on the day before", "old"), to: "old")
    try shop.files.write(screen(String(repeating: "店", count: 40), "new"), to: "new")
    let run = await shop("diff", "DIR/old", "DIR/new", isTerminal: true, width: 40)
    let lines = run.output.replacing(/\u{1B}\[[0-9;]*m/, with: "").split(separator: "\n")
      .map(String.init)
    #expect(lines.contains("  ~  title 「The shop as it was on the"))
    for line in lines where !line.contains("DIR/") { #expect(line.columns <= 40, "\(line)") }
  }
}
