import ScreenDocument
import StrictJSON
import Testing

@Suite struct DocumentShapeTests {
  private func shape(
    _ list: String,
    title: String? = nil,
    limits: String? = nil
  ) throws -> DocumentShape {
    let titleMember = title.map { "\"title\": \"\($0)\", " } ?? ""
    let limitsMember = limits.map { "\"limits\": \"\($0)\", " } ?? ""
    return try DocumentShape(
      reading: Array("{\"schema\": 1, \(titleMember)\(limitsMember)\"contents\": \(list)}".utf8)
    )
  }

  private func read(_ text: String, _ shape: DocumentShape) throws -> ContentDocument {
    try ContentDocument(reading: Array(text.utf8), shape: shape)
  }

  @Test func `a shape defines all places`() throws {
    let shape = try shape(
      """
      {"list": "/page/blocks", "kind": "/meta/type", "id": "/meta/key", "position": "/order",
       "title": "/head/0/text", "payload": "/body"}
      """,
      title: "/page/a~1b"
    )
    let document = try read(
      #"""
      {"page": {"a/b": "Page", "blocks": [
        {"meta": {"type": "x", "key": 5}, "order": 2, "head": [{"text": "X"}], "body": [1]},
        {"meta": {"type": "y"}, "order": 1, "head": [], "body": {"z": 0}}
      ]}}
      """#,
      shape
    )
    #expect(document.title == "Page")
    #expect(document.contents.map(\.id) == ["y#1", "5"])
    #expect(document.contents.map(\.kind) == ["y", "x"])
    #expect(document.contents.map(\.position) == [1, 0])
    #expect(document.contents.map(\.explicitPosition) == [1, 2])
    #expect(document.contents.map(\.title) == [nil, "X"])
    #expect(document.contents.map { $0.payload.tree.text() } == [#"{"z":0}"#, "[1]"])
    #expect(document.diagnostics.isEmpty)
  }

  @Test func `the standard shapes can be written as files`() throws {
    let contents = try shape(
      #"""
      {"list": "/contents", "kind": "/type", "id": "/id", "payload": "/value", "order": "/order",
       "visibility": "/visibility"}
      """#,
      title: "/title",
      limits: "/limits"
    )
    #expect(contents == .contents)
    let views = try shape(
      #"""
      {"list": "/views", "kind": "/type", "id": "/id", "order": "/order",
       "visibility": "/visibility"}
      """#,
      title: "/title",
      limits: "/limits"
    )
    #expect(views == .views)
  }

  @Test func `recognises the standard shapes only`() throws {
    func recognised(_ text: String) throws -> DocumentShape? {
      DocumentShape.recognising(try JSONDocument(Array(text.utf8)))
    }
    #expect(try recognised(#"{"contents": []}"#) == .contents)
    #expect(try recognised(#"{"views": []}"#) == .views)
    #expect(try recognised(#"{"items": []}"#) == nil)
    #expect(try recognised(#"[{"contents": []}]"#) == nil)
    #expect(try recognised(#"{"contents": null, "views": 3}"#) == .views)
    #expect(try recognised(#"{"contents": null, "layout": {}}"#) == nil)
    #expect(try recognised(#"{"views": null, "layout": {}}"#) == nil)
    #expect(try recognised(#"{"contents": {}, "layout": {}}"#) == .contents)
    #expect(try recognised(#"{"contents": null, "layout": null}"#) == .contents)
    #expect(try recognised(#"{"views": null}"#) == .views)
  }

  @Test func `sorts by explicit position, stably, and uses the index if it is missing`() throws {
    let shape = try shape(#"{"list": "", "defaultKind": "k", "id": "/id", "position": "/at"}"#)
    let document = try read(
      """
      [{"id": "a", "at": 3}, {"id": "b", "at": 1}, {"id": "c"}, {"id": "d", "at": 1},
       {"id": "e", "at": null}, {"id": "f", "at": 0}]
      """,
      shape
    )
    #expect(document.contents.map(\.id) == ["f", "b", "d", "c", "a", "e"])
    #expect(document.contents.map(\.position) == [5, 1, 3, 2, 0, 4])
    #expect(document.diagnostics.isEmpty)
  }

  @Test(arguments: ["-1", "1.5", "1e30", "1000001", #""2""#, "true", "[]"])
  func `an invalid position is ignored and reported`(_ position: String) throws {
    let shape = try shape(#"{"list": "", "defaultKind": "k", "id": "/id", "position": "/at"}"#)
    let document = try read(
      "[{\"id\": \"a\", \"at\": 0}, {\"id\": \"b\",\n\"at\": \(position)}, {\"id\": \"c\", \"at\": 2}]",
      shape
    )
    #expect(document.contents.map(\.id) == ["a", "b", "c"])
    #expect(document.contents[1].explicitPosition == nil)
    #expect(document.diagnostics.map(\.code) == ["invalidPosition"])
    #expect(document.diagnostics[0].path.description == "/1/at")
    #expect((document.diagnostics[0].line, document.diagnostics[0].column) == (2, 7))
  }

  @Test func `generated ids follow document order, not explicit positions`() throws {
    let shape = try shape(#"{"list": "", "defaultKind": "k", "position": "/at"}"#)
    let document = try read(#"[{"at": 2}, {"at": 1}, {"at": 0}]"#, shape)
    #expect(document.contents.map(\.id) == ["k#3", "k#2", "k#1"])
  }

  @Test func `each member can be a content and its key the kind`() throws {
    let shape = try shape(#"{"list": "/feed", "each": "member", "title": "/title"}"#)
    let document = try read(
      """
      {"feed": {"tfa": {"title": "Moon"}, "news": [{}, {}], "a/b": {},
        "version": 3, "gone": null, "tfa": {"title": "Sun"}}}
      """,
      shape
    )
    #expect(document.contents.map(\.kind) == ["tfa", "news", "a/b"])
    #expect(document.contents.map(\.id) == ["tfa#1", "news#1", "a/b#1"])
    #expect(document.contents.map(\.title) == ["Moon", nil, nil])
    #expect(document.contents[1].payload.count == 2)
    #expect(document.contents[2].payload.pointer.description == "/feed/a~1b")
    #expect(document.elementCount == 5)
    #expect(
      document.diagnostics.map { "\($0.code) \($0.path)" } == [
        "duplicateKey /feed/tfa", "notAnObject /feed/version", "notAnObject /feed/gone",
      ]
    )
  }

  @Test func `a whole value can be one content`() throws {
    let shape = try shape(#"{"list": "/a", "each": "whole", "kind": "/k", "id": "/id"}"#)
    let document = try read(#"{"a": {"k": "card", "id": 9}}"#, shape)
    #expect(document.contents.map(\.id) == ["9"])
    #expect(document.contents.map(\.kind) == ["card"])
    let bad = try read(#"{"a": [1]}"#, shape)
    #expect(bad.contents.isEmpty)
    #expect(bad.diagnostics.map(\.path.description) == ["/a"])
  }

  @Test func `several lists are concatenated, each sorted on its own`() throws {
    let shape = try shape(
      """
      [{"list": "/hero", "each": "whole", "defaultKind": "hero"},
       {"list": "/rows", "kind": "/type", "position": "/at"},
       {"list": "/rows2", "kind": "/type"}]
      """
    )
    let document = try read(
      #"""
      {"rows2": [{"type": "a"}], "hero": {}, "rows": [{"type": "a", "at": 1}, 3,
      {"type": "b", "at": 0}, {"type": "c", "at": 5}, {"type": "d"}]}
      """#,
      shape
    )
    #expect(document.contents.map(\.id) == ["hero#1", "b#1", "a#1", "d#1", "c#1", "a#2"])
    #expect(document.contents.map(\.position) == [0, 3, 1, 5, 4, 6])
    #expect(document.elementCount == 7)
  }

  @Test func `a default kind replaces a missing or invalid kind`() throws {
    let shape = try shape(#"{"list": "", "kind": "/type", "defaultKind": "other"}"#)
    let document = try read(#"[{"type": "a"}, {}, {"type": 4}, {"type": null}]"#, shape)
    #expect(document.contents.map(\.kind) == ["a", "other", "other", "other"])
    #expect(document.diagnostics.map { "\($0.code) \($0.path)" } == ["invalidKind /2/type"])
    #expect(document.diagnostics.first?.severity == .warning)
  }

  @Test func `a shape path without a value reports the part that exists`() throws {
    let shape = try shape(#"{"list": "/data/cards", "kind": "/type"}"#)
    let error = try #require(throws: DocumentError.self) {
      try read("{\n  \"data\": {\"curations\": []}}", shape)
    }
    #expect(
      error.description == """
        The shape looks for contents at "/data/cards", but "/data" is an object with "curations"; \
        correct the document, or the shape that describes it (line 2, column 11, at /data).
        """
    )
    #expect(error.diagnostic.code == "shapeFindsNothing")
    let wrong = try #require(throws: DocumentError.self) {
      try read(#"{"data": {"cards": {"a": 1}}}"#, shape)
    }
    #expect(wrong.diagnostic.code == "shapeMismatch")
    #expect(wrong.diagnostic.path.description == "/data/cards")
  }
}
