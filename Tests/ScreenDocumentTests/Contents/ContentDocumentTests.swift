import ScreenDocument
import StrictJSON
import Testing

@Suite struct ContentDocumentTests {
  private func read(_ text: String, shape: DocumentShape? = nil) throws -> ContentDocument {
    try ContentDocument(reading: Array(text.utf8), shape: shape)
  }

  /// Each diagnostic in a line: code, path, line and column.
  private func places(_ document: ContentDocument) -> [String] {
    document.diagnostics.map { diagnostic in
      "\(diagnostic.code) \(diagnostic.path) \(diagnostic.line ?? 0):\(diagnostic.column ?? 0)"
    }
  }

  @Test func `reads contents with the payload in value`() throws {
    let document = try read(
      #"""
      { "title": "おすすめ", "contents": [
        { "type": "imageBanner", "id": "b1", "value": { "title": "春" } },
        { "type": "text", "value": "hello" }
      ] }
      """#
    )
    #expect(document.title == "おすすめ")
    #expect(document.contents.map(\.kind) == ["imageBanner", "text"])
    #expect(document.contents.map(\.id) == ["b1", "text#1"])
    #expect(document.contents.map(\.position) == [0, 1])
    #expect(document.contents.map(\.explicitPosition) == [nil, nil])
    #expect(document.contents[0].payload["title"]?.string == "春")
    #expect(document.contents[1].payload.string == "hello")
    #expect(document.contents[1].payload.pointer.description == "/contents/1/value")
    #expect(document.elementCount == 2)
    #expect(document.diagnostics.isEmpty)
  }

  @Test func `reads views with the members inline`() throws {
    let document = try read(
      #"""
      { "title": "Home", "views": [
        { "type": "text", "text": "Hi" },
        { "type": "button", "id": "go", "action": "navigate", "destination": "next" },
        { "type": "text", "text": "Bye" }
      ] }
      """#
    )
    #expect(document.title == "Home")
    #expect(document.contents.map(\.id) == ["text#1", "go", "text#2"])
    #expect(document.contents.map { $0.payload["type"]?.string } == ["text", "button", "text"])
    #expect(document.contents[1].payload["destination"]?.string == "next")
    #expect(document.diagnostics.isEmpty)
  }

  @Test func `trap 5 an element that is not a content affects only itself and keeps its position`()
    throws
  {
    let document = try read(
      """
      {"contents": [
      null,
      {"type": "text", "id": "a", "value": 1},
      7,
      [],
      "text",
      {"type": "text", "id": "b", "value": 1}
      ]}
      """
    )
    #expect(document.contents.map(\.id) == ["a", "b"])
    #expect(document.contents.map(\.position) == [1, 5])
    #expect(document.elementCount == 6)
    #expect(document.unreadableElementCount == 4)
    #expect(
      places(document) == [
        "notAnObject /contents/0 2:1", "notAnObject /contents/2 4:1",
        "notAnObject /contents/3 5:1", "notAnObject /contents/4 6:1",
      ]
    )
    #expect(document.diagnostics.allSatisfy { $0.severity == .error })
    #expect(document.diagnostics[1].message.contains("a number"))
  }

  @Test func `trap 1 an item without a type does not end the list`() throws {
    let document = try read(
      """
      {"views": [
      {"type": "text"},
        {"text": "no type"},
      {"type": null},
      {"type": ""},
      {"id": 1, "type": 3},
      {"type": "text"}
      ]}
      """
    )
    #expect(document.contents.map(\.id) == ["text#1", "text#2"])
    #expect(document.contents.map(\.position) == [0, 5])
    #expect(
      places(document) == [
        "missingKind /views/1 3:3", "missingKind /views/2 4:1", "missingKind /views/3 5:1",
        "invalidKind /views/4/type 6:19",
      ]
    )
  }

  @Test func `a content without a payload stays and fails to decode at its own path`() throws {
    let document = try read(
      """
      {"contents": [{"type": "a", "value": {}},
        {"type": "b", "id": 3}, {"type": "c", "value": null}]}
      """
    )
    #expect(document.contents.map(\.kind) == ["a", "b", "c"])
    #expect(places(document) == ["missingPayload /contents/1/value 2:3"])
    let payload = document.contents[1].payload
    #expect(payload.isNull)
    #expect(payload.bytes.elementsEqual("null".utf8))
    #expect((payload["type"]?.string, payload.count, payload.tree) == (nil, 0, .null))
    let error = try #require(throws: ContentDecodingError.self) {
      try payload.decode([String: Int].self)
    }
    #expect(error.diagnostic.path.description.hasPrefix("/contents/1"))
    #expect((error.diagnostic.line, error.diagnostic.column) == (2, 3))
  }

  @Test func `titles of the wrong type are ignored and reported`() throws {
    let document = try read(#"{"title": ["x"], "contents": []}"#)
    #expect(document.title == nil)
    #expect(places(document) == ["invalidTitle /title 1:11"])
    #expect(try read(#"{"title": null, "contents": []}"#).diagnostics.isEmpty)
    #expect(try read(#"{"contents": []}"#).diagnostics.isEmpty)
  }

  @Test func `diagnostics of the text and of contents are in document order`() throws {
    let document = try read(
      "\u{FEFF}"
        + #"{"title": 1, "contents": [{"type": "a", "id": {}, "value": 1, "value": 2}, 3, "#
        + #"{"type": "a", "id": "x", "value": 0}, {"type": "a", "id": "x", "value": 0}, 4]}"#
    )
    #expect(
      document.diagnostics.map(\.code) == [
        "byteOrderMark", "duplicateKey", "invalidTitle", "invalidID", "notAnObject", "duplicateID",
        "notAnObject",
      ]
    )
    #expect(document.contents[0].payload.int == 1)
  }

  @Test func `many invalid elements are counted, not listed`() throws {
    let text =
      "{\"contents\": [" + Array(repeating: "0", count: 3_000).joined(separator: ",") + "]}"
    let document = try read(text)
    #expect(document.elementCount == 3_000)
    #expect(document.unreadableElementCount == 3_000)
    #expect(document.diagnostics.count == 1_001)
    #expect(document.diagnostics[999].path.description == "/contents/999")
    #expect(document.diagnostics.last?.message == "2000 more diagnostics are not listed.")
  }

  struct Failure: CustomTestStringConvertible {
    var text: String
    var code: String
    var says: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Failure(
      text: "",
      code: "emptyDocument",
      says: "The document is empty; it needs one JSON value (line 1, column 1)."
    ),
    Failure(
      text: #"{"contents": [1,]}"#,
      code: "invalidJSON",
      says: "The comma is not followed by a value; "
        + "remove the comma (line 1, column 17, at /contents)."
    ),
    Failure(
      text: String(repeating: "[", count: 200_000),
      code: "nestedTooDeep",
      says:
        "Arrays and objects are nested deeper than 512; flatten the document (line 1, column 513"
    ),
    Failure(
      text: #"{"data": {}, "meta": 1}"#,
      code: "unknownShape",
      says: """
        The document has neither "contents" nor "views" nor "layout", but is an object with \
        "data", "meta"; describe it with a shape file (line 1, column 1).
        """
    ),
    Failure(text: "[1, 2]", code: "unknownShape", says: "is an array of 2;"),
    Failure(
      text: #"{"title": "", "contents": {"a": 1}}"#,
      code: "shapeMismatch",
      says: #"an array of contents at "/contents", found an object with "a""#
    ),
    Failure(text: #"{"views": 3}"#, code: "shapeMismatch", says: "found a number"),
    Failure(text: #"{"contents": null}"#, code: "shapeMismatch", says: "found null"),
    Failure(text: #"{"views": null, "layout": []}"#, code: "shapeMismatch", says: "found null"),
  ])
  func `an unusable document is reported in one sentence`(_ failure: Failure) throws {
    let error = try #require(throws: DocumentError.self) { try read(failure.text) }
    #expect(error.diagnostic.code == failure.code)
    #expect(error.description.contains(failure.says), "\(error)")
    #expect(!error.description.contains("\n"))
  }

  @Test func `exceeding the byte limit is its own error`() throws {
    let error = try #require(throws: DocumentError.self) {
      try ContentDocument(
        reading: Array(#"{"contents": []}"#.utf8),
        limits: JSONLimits(maximumBytes: 10)
      )
    }
    #expect(error.diagnostic.code == "documentTooLarge")
    #expect(error.description.contains("16 bytes, more than 10"))
  }

  @Test func `an array named views takes precedence over contents of another type`() throws {
    let document = try read(#"{"contents": 3, "views": [{"type": "text"}]}"#)
    #expect(document.contents.map(\.id) == ["text#1"])
    let both = try read(#"{"views": [], "contents": [{"type": "text", "value": 1}]}"#)
    #expect(both.contents.count == 1)
  }
}
