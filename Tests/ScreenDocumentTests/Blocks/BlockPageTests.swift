import ScreenDocument
import StrictJSON
import Testing

@Suite struct BlockPageTests {
  private static let three = """
    { "level": "block", "id": "a", "kind": "banner" },
    { "level": "block", "id": "b", "kind": "shelf" },
    { "level": "block", "id": "c", "kind": "text" }
    """

  @Test func `Y1 three inputs are joined by id, in the order of the layout`() throws {
    let document = try PageText(
      blocks: Self.three,
      property: """
        { "c": { "size": 3, "appearance": { "padding": 8 } }, "a": { "columns": 2 } }
        """,
      data: #"{ "b": { "title": "B" } }"#
    )
    .document()

    #expect(document.contents.map(\.id) == ["a", "b", "c"])
    #expect(document.contents.map(\.kind) == ["banner", "shelf", "text"])
    #expect(document.contents.map(\.position) == [0, 1, 2])
    #expect(document.elementCount == 3)
    #expect(
      document.contents.map { $0.payload.tree.text() } == [
        #"{"columns":2,"id":"a","items":[],"kind":"banner"}"#,
        #"{"id":"b","items":[],"kind":"shelf","title":"B"}"#,
        """
        {"appearance":{"padding":{"bottom":8,"leading":8,"top":8,"trailing":8}},"id":"c",\
        "items":[],"kind":"text","size":3}
        """,
      ]
    )
    let appearances = document.contents.map(\.appearance)
    #expect(appearances[0] == .default)
    #expect(appearances[1] == .default)
    #expect(appearances[2] == FundamentalAppearance(padding: EdgeValues(8)))
    #expect(document.contents.map(\.container) == ["top", "top", "top"])
    #expect(document.diagnostics.map(\.code) == ["missingData", "missingData"])
    #expect(
      document.diagnostics.first?.description == """
        warning: missingData: Neither the block "a" nor anything in it has data; it is shown \
        without data. Send its data, or {} if it needs none (in layout.json, line 3, column 52, at \
        /page/children/0/children/0/children/0).
        """
    )
  }

  @Test(arguments: ["contents", "views"])
  func `a page may have a list of contents that is null`(member: String) throws {
    let layout = PageText.layout(#"{ "level": "block", "id": "a", "kind": "banner" }"#)
    let text = #"{ "\#(member)": null, "layout": \#(layout), "data": { "a": { "title": "A" } } }"#
    let document = try ContentDocument(reading: Array(text.utf8))
    #expect(document.contents.map(\.id) == ["a"])
    #expect(document.contents[0].payload["title"]?.string == "A")
  }

  @Test func `Y1 ids that are missing from the layout are reported without other effect`() throws {
    let document = try PageText(
      blocks: #"{ "level": "block", "id": "a", "kind": "banner" }"#,
      property: #"{ "a": {}, "x": { "columns": 2 } }"#,
      data: #"{ "y": { "title": "Y" }, "a": {}, "top": {}, "z": null }"#
    )
    .document()

    #expect(document.contents.map(\.id) == ["a"])
    #expect(
      document.diagnostics.map(\.short) == ["orphanProperty property /x", "orphanData data /y"]
    )
  }

  @Test func `Y1 a page without property or data is shown, and is reported`() throws {
    let document = try PageText(blocks: Self.three).document()

    #expect(document.contents.count == 3)
    #expect(document.diagnostics.map(\.code) == ["missingData"])
    #expect(
      document.diagnostics[0].message
        == "The page has no data document, and its blocks are shown without data; send one."
    )
  }

  @Test func `data for an item or element belongs to its block`() throws {
    let document = try PageText(
      blocks: """
        { "level": "block", "id": "a", "kind": "shelf", "children": [
          { "level": "item", "id": "i", "children": [
            { "level": "element", "id": "e", "kind": "image" } ] } ] }
        """,
      property: #"{ "i": { "wide": true }, "e": { "appearance": { "radius": 4 } } }"#,
      data: #"{ "e": { "url": "u" } }"#
    )
    .document()

    #expect(document.diagnostics == [])
    #expect(
      document.contents[0].payload.tree.text() == """
        {"id":"a","items":[{"elements":[{"appearance":{"radius":{"bottomLeading":4,\
        "bottomTrailing":4,"topLeading":4,"topTrailing":4}},"id":"e","kind":"image","url":"u"}],\
        "id":"i","wide":true}],"kind":"shelf"}
        """
    )
  }

  private struct Shelf: Decodable, Equatable {
    var id: String
    var title: String
    var columns: Int
    var items: [Item]

    struct Item: Decodable, Equatable {
      var id: String
      var appearance: FundamentalAppearance?
      var elements: [Element]
    }

    struct Element: Decodable, Equatable {
      var id: String
      var kind: String
      var price: Int
    }
  }

  private static let shelf = PageText(
    blocks: """
      { "level": "block", "id": "a", "kind": "shelf", "children": [
        { "level": "item", "id": "i", "children": [
          { "level": "element", "id": "e", "kind": "price" } ] } ] }
      """,
    property: #"{ "a": { "columns": 2 }, "i": { "appearance": { "margin": 1.5 } } }"#,
    data: #"{ "a": { "title": "T" }, "e": { "price": 100 } }"#
  )

  @Test func `a block payload decodes like that of any other content`() throws {
    let shelf = Shelf(
      id: "a",
      title: "T",
      columns: 2,
      items: [
        Shelf.Item(
          id: "i",
          appearance: FundamentalAppearance(margin: EdgeValues(1.5)),
          elements: [Shelf.Element(id: "e", kind: "price", price: 100)]
        )
      ]
    )
    for document in [try Self.shelf.document(), try Self.shelf.singleFileDocument()] {
      #expect(try document.contents[0].payload.decode(Shelf.self) == shelf)
      #expect(document.diagnostics == [])
    }
  }

  @Test(arguments: [
    (
      #"{ "a": { "columns": "2" } }"#, #"{ "a": { "title": "T" }, "e": { "price": 1 } }"#,
      DocumentPart.property, "/a/columns", 1, 21
    ),
    (
      #"{ "a": { "columns": 2 } }"#, "{ \"a\": { \"title\": \"T\" },\n \"e\": { \"price\": [] } }",
      .data, "/e/price", 2, 18
    ),
    (
      #"{ "a": { "columns": 2 } }"#, #"{ "a": { "title": "T" }, "e": { "price": 1.5 } }"#,
      .data, "/e/price", 1, 42
    ),
    (
      #"{ "a": { "columns": 2 } }"#, #"{ "a": { "title": "T" }, "e": { } }"#,
      .data, "/e/price", 1, 31
    ),
    (
      #"{ "a": { "columns": 2, "title": "T" } }"#, "{}",
      .layout, "/page/children/0/children/0/children/0/children/0/children/0/price", 5, 5
    ),
  ])
  func `a decoding fault is reported at its place in the server's document`(
    property: String,
    data: String,
    part: DocumentPart,
    path: String,
    line: Int,
    column: Int
  ) throws {
    var page = Self.shelf
    page.property = property
    page.data = data
    let payload = try page.document().contents[0].payload
    let error = try #require(throws: ContentDecodingError.self) { try payload.decode(Shelf.self) }
    #expect(error.diagnostic.part == part)
    #expect(error.diagnostic.path.description == path)
    #expect(error.diagnostic.line == line)
    #expect(error.diagnostic.column == column)
  }

  @Test func `for a page in one file, places refer to the whole file`() throws {
    var page = Self.shelf
    page.data = #"{ "a": { "title": 5 }, "e": { "price": 1 } }"#
    let payload = try page.singleFileDocument().contents[0].payload
    let error = try #require(throws: ContentDecodingError.self) { try payload.decode(Shelf.self) }
    #expect(error.diagnostic.path.description == "/data/a/title")
    #expect(error.diagnostic.part == nil)
  }

  @Test func `data overrides a property of the same name, and both places are reported`() throws {
    let document = try PageText(
      blocks: #"{ "level": "block", "id": "a", "kind": "k" }"#,
      property: #"{ "a": { "title": "P", "id": 7, "size": 1 } }"#,
      data: #"{ "a": { "title": "D" } }"#
    )
    .document()

    #expect(
      document.contents[0].payload.tree.text()
        == #"{"id":"a","items":[],"kind":"k","size":1,"title":"D"}"#
    )
    #expect(
      document.diagnostics.map(\.description) == [
        """
        warning: repeatedMember: The member "title" is ignored, because the data has a member \
        of this name too, at line 1, column 10; remove one of them (in property.json, line 1, column 10, at /a/title).
        """,
        """
        warning: repeatedMember: The member "id" is ignored, because the layout already provides \
        a member of this name; rename it (in property.json, line 1, column 24, at /a/id).
        """,
      ]
    )
  }

  @Test func `an appearance in the data document is ignored`() throws {
    let document = try PageText(
      blocks: #"{ "level": "block", "id": "a", "kind": "k" }"#,
      data: #"{ "a": { "x": 1, "appearance": { "margin": 1 }, "y": 2 } }"#
    )
    .document()

    #expect(document.contents[0].appearance == .default)
    #expect(
      document.contents[0].payload.tree.text()
        == #"{"id":"a","items":[],"kind":"k","x":1,"y":2}"#
    )
    #expect(document.diagnostics.map(\.short) == ["misplacedAppearance data /a/appearance"])
  }

  @Test func `duplicate ids are made unique, share their data, and are reported`() throws {
    let document = try PageText(
      blocks: """
        { "level": "block", "id": "a", "kind": "k" },
        { "level": "block", "id": 5, "kind": "k", "children": [
          { "level": "item", "id": "a" } ] },
        { "level": "block", "id": "a", "kind": "k" }
        """,
      data: #"{ "a": { "n": 1 }, "5": { "n": 2 } }"#
    )
    .document()

    #expect(document.contents.map(\.id) == ["a", "5", "a~3"])
    #expect(
      document.contents.map { $0.payload.tree.text() } == [
        #"{"id":"a","items":[],"kind":"k","n":1}"#,
        #"{"id":"5","items":[{"elements":[],"id":"a~2","n":1}],"kind":"k","n":2}"#,
        #"{"id":"a~3","items":[],"kind":"k","n":1}"#,
      ]
    )
    #expect(document.diagnostics.map(\.code) == ["duplicateID", "duplicateID"])
    #expect(
      document.diagnostics.last?.message == """
        The id "a" is used twice: at /page/children/0/children/0/children/0 (line 3) and at \
        /page/children/0/children/0/children/2 (line 6), which becomes "a~3"; send different ids.
        """
    )
  }

  @Test func `parts that share an id report the faults of their property once`() throws {
    let block = #"{ "level": "block", "id": "a", "kind": "k" }"#
    let document = try PageText(
      blocks: "\(block), \(block), \(block)",
      property: """
        { "a": { "appearance": { "margin": 4, "size": 1 }, "visibility": { "to": 1 } } }
        """,
      data: #"{ "a": {} }"#
    )
    .document()

    #expect(document.contents.count == 3)
    #expect(document.contents.allSatisfy { $0.appearance?.margin == EdgeValues(4) })
    #expect(document.contents.allSatisfy { $0.rules?.visibility != nil })
    #expect(document.diagnostics.count { $0.code == "duplicateID" } == 2)
    #expect(document.diagnostics.count { $0.code == "invalidAppearance" } == 1)
    #expect(document.diagnostics.count { $0.code == "invalidVisibility" } == 1)
  }

  @Test func `S8 equal pages have equal ids, with and without server ids`() throws {
    let page = PageText(
      blocks: """
        { "level": "block", "kind": "k" }, { "level": "block", "kind": "k", "id": [] },
        { "level": "block", "kind": "l", "id": "" }
        """
    )
    let first = try page.document()

    #expect(first.contents.map(\.id) == ["k#1", "k#2", "l#1"])
    #expect(try page.document().contents.map(\.id) == first.contents.map(\.id))
    #expect(
      first.diagnostics.map(\.code) == ["missingData", "invalidID", "invalidID", "invalidID"]
    )
  }

  @Test(arguments: [
    ("[]", nil, nil, "noPage", DocumentPart.layout),
    ("{ \"pages\": [] }", nil, nil, "noPage", .layout),
    ("{ \"page\": { \"level\": \"space\" } }", nil, nil, "noPage", .layout),
    (PageText.layout(""), "[]", nil, "shapeMismatch", .property),
    (PageText.layout(""), nil, "7", "shapeMismatch", .data),
    ("{", nil, nil, "invalidJSON", .layout),
    (PageText.layout(""), "{ \"a\": }", nil, "invalidJSON", .property),
    (PageText.layout(""), nil, "", "emptyDocument", .data),
  ])
  func `an unusable document is reported by name`(
    layout: String,
    property: String?,
    data: String?,
    code: String,
    part: DocumentPart
  ) throws {
    let error = try #require(throws: DocumentError.self) {
      _ = try PageText(layout: layout, property: property, data: data).document()
    }
    #expect(error.diagnostic.code == code)
    #expect(error.diagnostic.part == part)
    #expect(error.description.contains("in \(part.rawValue).json"))
  }

  @Test(arguments: [
    (
      #"{ "pages": [] }"#,
      #"The layout has no "page": it is an object with "pages"; send a "page"."#
    ),
    (#"{ "page": [] }"#, #"The layout's "page" must be an object, found an array."#),
  ])
  func `a layout without a page is distinguished from a page of a wrong type`(
    layout: String,
    message: String
  ) throws {
    let error = try #require(throws: DocumentError.self) {
      _ = try PageText(layout: layout).document()
    }
    #expect(error.diagnostic.message == message)
  }

  @Test func `a fault in any of the texts is reported with the document's name`() throws {
    let document = try PageText(
      blocks: #"{ "level": "block", "id": "a", "kind": "k" }"#,
      property: "\u{FEFF}" + #"{ "a": { "n": 1, "n": 2 } }"#,
      data: #"{ "a": {}, "a": { "m": 1 } }"#
    )
    .document()

    #expect(
      document.diagnostics.map(\.short) == [
        "byteOrderMark property", "duplicateKey property /a/n", "duplicateKey data /a",
      ]
    )
    #expect(document.contents[0].payload["n"]?.int == 1)
    #expect(document.contents[0].payload["m"] == nil)
  }

  @Test func `a page in one file is recognised after contents and views`() throws {
    let layout = PageText.layout(#"{ "level": "block", "id": "a", "kind": "k" }"#)
    func ids(_ more: String) throws -> [ContentID] {
      try ContentDocument(reading: Array("{ \(more) \"layout\": \(layout) }".utf8)).contents
        .map(\.id)
    }
    #expect(try ids("") == ["a"])
    #expect(try ids(#""contents": [ { "type": "t", "id": "x", "value": {} } ], "#) == ["x"])
    #expect(try ids(#""views": [ { "type": "t", "id": "y" } ], "#) == ["y"])
  }
}
