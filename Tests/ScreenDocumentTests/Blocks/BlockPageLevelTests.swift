import ScreenDocument
import StrictJSON
import Testing

@Suite struct BlockPageLevelTests {
  private static func node(_ level: String, _ id: String, _ children: String = "") -> String {
    """
    { "level": "\(level)", "id": "\(id)", "kind": "k", "main": "s", "children": [\(children)] }
    """
  }

  private static let chain = ["page", "space", "group", "block", "item", "element"]

  /// Returns a page of six levels, with a node of one level among the children of a node of
  /// another.
  private static func page(_ intruder: String, in host: String) -> String {
    var inner = ""
    for level in chain.reversed() {
      let id = level == "space" ? "s" : level
      inner = node(level, id, level == host ? "\(node(intruder, "x")), \(inner)" : inner)
      if inner.hasSuffix(", ") { inner.removeLast(2) }
      if level == host, host == "element" { inner = node(level, id, node(intruder, "x")) }
    }
    return "{ \"page\": \(inner) }"
  }

  private static let wrong = chain.flatMap { host in
    chain.compactMap { intruder in
      let isChild = chain.firstIndex(of: intruder) == (chain.firstIndex(of: host) ?? 0) + 1
      return isChild ? nil : (intruder, host)
    }
  }

  @Test(arguments: Self.wrong)
  func `Y2 a part at a wrong level is removed alone, and its path is reported`(
    intruder: String,
    host: String
  ) throws {
    let document = try PageText(layout: Self.page(intruder, in: host), data: "{ \"x\": {} }")
      .document()

    #expect(
      document.contents.map { $0.payload.tree.text() } == [
        """
        {"id":"block","items":[{"elements":[{"id":"element","kind":"k"}],"id":"item","kind":"k"}],\
        "kind":"k"}
        """
      ]
    )
    let problem = try #require(document.diagnostics.first { $0.code == "wrongLevel" })
    #expect(document.diagnostics.map(\.code).filter { $0 != "missingData" } == ["wrongLevel"])
    let hosts = Self.chain.prefix { $0 != host } + [host]
    let path = (hosts.map { $0 == "space" ? "s" : $0 } + ["x"]).joined(separator: " › ")
    #expect(problem.message.contains(": \(path). Move it "))
    #expect(problem.severity == .error)
  }

  @Test func `Y2 a block inside an element is reported as a whole`() throws {
    let document = try PageText(layout: Self.page("block", in: "element"), data: "{}").document()

    #expect(
      document.diagnostics.first { $0.code == "wrongLevel" }?.description == """
        error: wrongLevel: A block cannot be a child of an element: page › s › group › block › item › \
        element › x. Move it into a group (in layout.json, line 1, column 462, at \
        /page/children/0/children/0/children/0/children/0/children/0/children/0/level).
        """
    )
  }

  @Test func `siblings of an invalid part are kept, at every place`() throws {
    let document = try PageText(
      blocks: """
        null, { "level": "block", "id": "a", "kind": "k" }, 7, { "level": "item", "id": "i" },
        { "level": "block", "id": "b" }, { "level": "blok", "id": "c", "kind": "k" },
        { "id": "d", "kind": "k" }, { "level": "block", "id": "e", "kind": 5 },
        { "level": "block", "id": "f", "kind": "k", "children": 3 },
        { "level": "block", "id": "g", "kind": "k", "children": null }
        """,
      property: #"{ "i": {}, "b": {}, "c": {}, "d": {}, "e": {} }"#,
      data: #"{ "a": {}, "f": {}, "g": {} }"#
    )
    .document()

    #expect(document.contents.map(\.id) == ["a", "f", "g"])
    #expect(document.contents.map(\.position) == [1, 8, 9])
    #expect(document.elementCount == 10)
    #expect(document.unreadableElementCount == 7)
    #expect(
      document.diagnostics.map(\.code) == [
        "notAnObject", "notAnObject", "wrongLevel", "missingKind", "invalidLevel", "invalidLevel",
        "invalidKind", "invalidChildren",
      ]
    )
  }

  @Test(arguments: [
    (#""id": "home", "children": []"#, "The page home has no main space; "),
    (#""id": "home", "main": "x", "children": []"#, "none of its spaces is \"x\""),
    (
      """
      "id": "home", "main": "g", "children": [
        { "level": "space", "id": "s", "children": [ { "level": "group", "id": "g" } ] } ]
      """,
      "none of its spaces is \"g\""
    ),
    (
      """
      "id": "home", "main": "g", "children": [ { "level": "group", "id": "g" } ]
      """,
      "none of its spaces is \"g\""
    ),
  ])
  func `Y3 a page without a main space is not shown, and is reported`(
    page: String,
    reason: String
  ) throws {
    let error = try #require(throws: DocumentError.self) {
      _ = try PageText(layout: "{ \"page\": { \"level\": \"page\", \(page) } }").document()
    }
    #expect(error.diagnostic.code == "noMainSpace")
    #expect(error.description.contains(reason))
  }

  @Test func `Y3 popup pages are part of the document, and an invalid one affects only itself`()
    throws
  {
    func popup(_ id: String, main: String) -> String {
      """
      { "level": "page", "id": "\(id)", "main": "\(main)", "children": [
        { "level": "space", "id": "\(id)-s", "children": [
          { "level": "group", "id": "\(id)-g", "children": [
            { "level": "block", "id": "\(id)-b", "kind": "k" } ] } ] } ] }
      """
    }
    let page = PageText.layout(#"{ "level": "block", "id": "a", "kind": "k" }"#)
    let popups = [
      popup("p", main: "p-s"), popup("q", main: "nowhere"), "5",
      popup("r", main: "r-s").replacing("\"kind\": \"k\" }", with: "\"kind\": \"k\" }, 7"),
    ]
    let document = try PageText(
      layout: page.dropLast() + ", \"popups\": [\(popups.joined(separator: ","))] }",
      data: #"{ "a": {}, "p": { "title": "P" }, "p-b": {}, "q-b": {}, "r-b": {} }"#
    )
    .document()

    #expect(document.contents.map(\.id) == ["a"])
    #expect(document.elementCount == 1)
    #expect(document.popups.map(\.id) == ["p", "r"])
    #expect(document.popups.map(\.document.elementCount) == [1, 2])
    #expect(document.popups.map(\.document.unreadableElementCount) == [0, 1])
    #expect(document.popups.map { $0.document.contents.map(\.position) } == [[1], [3]])
    #expect(document.popups.map(\.document.title) == ["P", nil])
    #expect(document.popups.map { $0.document.contents.map(\.id) } == [["p-b"], ["r-b"]])
    #expect(document.popups[0].document.containers.map(\.id) == ["p", "p-s", "p-g"])
    #expect(document.containers.map(\.id) == ["home", "feed", "top"])
    #expect(document.diagnostics.map(\.code) == ["noMainSpace", "notAnObject", "notAnObject"])
  }

  @Test func `containers keep their order, their parents and their appearance`() throws {
    let document = try PageText(
      layout: """
        { "page": { "level": "page", "id": 1, "main": "s2", "children": [
          { "level": "space", "id": "s1", "children": [ { "level": "group", "id": "g" } ] },
          { "level": "space", "id": "s2" } ] } }
        """,
      property:
        #"{ "1": { "appearance": { "padding": 1 } }, "g": { "appearance": { "margin": -2 } } }"#,
      data: #"{ "1": { "title": "T" } }"#
    )
    .document()

    #expect(document.title == "T")
    #expect(
      document.containers == [
        ContentContainer(
          id: "1",
          level: .page,
          parent: nil,
          appearance: FundamentalAppearance(padding: EdgeValues(1)),
          mainSpace: "s2"
        ),
        ContentContainer(id: "s1", level: .space, parent: "1"),
        ContentContainer(
          id: "g",
          level: .group,
          parent: "s1",
          appearance: FundamentalAppearance(margin: EdgeValues(-2))
        ),
        ContentContainer(id: "s2", level: .space, parent: "1"),
      ]
    )
  }
}
