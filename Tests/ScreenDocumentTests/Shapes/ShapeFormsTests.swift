import ScreenDocument
import StrictJSON
import TestSupport
import Testing

/// The forms of a list of contents beside the plain array of objects, on documents in the forms of others.
@Suite(.long) struct ShapeFormsTests {
  private func read(_ text: String, _ contents: String) throws -> ContentDocument {
    try ContentDocument(
      reading: Array(text.utf8),
      shape: DocumentShape(reading: Array("{\"schema\": 1, \"contents\": \(contents)}".utf8))
    )
  }

  private func names(_ document: ContentDocument) -> [String] {
    document.contents.map { "\($0.kind) \($0.id)" }
  }

  private func codes(_ document: ContentDocument) -> [String] {
    document.diagnostics.map { "\($0.code) \($0.path)" }
  }

  @Test(arguments: [#"{"a": []}"#, #"{"a": [], "b": null}"#, #"{"a": [], "b": []}"#])
  func `an optional list may be absent, null or empty`(_ text: String) throws {
    let shape = #"[{"list": "/a", "kind": "/k"}, {"list": "/b", "kind": "/k", "optional": true}]"#
    let document = try read(text, shape)
    #expect(document.contents.isEmpty)
    #expect(document.diagnostics.isEmpty)
  }

  @Test func `an optional list of the wrong type is refused, and one that is there is read`() throws
  {
    let shape = #"{"list": "/b/c", "kind": "/k", "optional": true}"#
    #expect(try names(read(#"{"b": {"c": [{"k": "x"}]}}"#, shape)) == ["x x#1"])
    let error = try #require(throws: DocumentError.self) { try read(#"{"b": {"c": 3}}"#, shape) }
    #expect(error.diagnostic.code == "shapeMismatch")
  }

  @Test func `the shelves of a music page have their kind as their key`() throws {
    let document = try read(
      #"""
      {"sections": [
        {"carouselShelf": {"header": {"title": "New"}, "key": "s1", "contents": []}},
        {"gridShelf": {"key": "s2"}, "trackingParams": "abc"},
        {"a": {}, "b": {}}, {"c": 1}, {}, 7]}
      """#,
      #"{"list": "/sections", "each": "onlyMember", "id": "/key", "title": "/header/title"}"#
    )
    #expect(names(document) == ["carouselShelf s1", "gridShelf s2"])
    #expect(document.contents.map(\.title) == ["New", nil])
    #expect(document.contents[0].payload.pointer.description == "/sections/0/carouselShelf")
    #expect(
      codes(document) == [
        "notOnlyMember /sections/2", "notOnlyMember /sections/3", "notOnlyMember /sections/4",
        "notAnObject /sections/5",
      ]
    )
    #expect(document.elementCount == 6)
  }

  @Test func `the members of a map can be named by ids`() throws {
    let document = try read(
      #"{"blocks": {"hero-1": {"type": "hero"}, "row-2": {"type": "row"}, "x": {}, "n": null}}"#,
      #"""
      {"list": "/blocks", "each": "member", "memberIs": "id", "kind": "/type", "defaultKind": "other"}
      """#
    )
    #expect(names(document) == ["hero hero-1", "row row-2", "other x"])
    #expect(codes(document) == ["notAnObject /blocks/n"])
  }

  @Test func `DivKit's containers are contents, and so are their children`() throws {
    let document = try read(
      #"""
      {"card": {"log_id": "x", "states": [{"state_id": 0, "div":
        {"type": "container", "id": "outer", "items": [
          {"type": "text", "id": "t", "text": "A"},
          {"type": "gallery", "items": [{"type": "image", "image_url": "https://a/b.png"}]},
          3]}}]}}
      """#,
      #"""
      {"list": "/card/states/*/div", "each": "whole", "kind": "/type", "id": "/id",
       "children": ["/items"]}
      """#
    )
    #expect(names(document) == ["container outer", "text t", "gallery gallery#1", "image image#1"])
    #expect(document.contents.map(\.position) == [0, 1, 2, 3])
    #expect(codes(document) == ["notAnObject /card/states/0/div/items/2"])
  }

  @Test func `contents with children can be skipped, so that only the innermost are contents`()
    throws
  {
    let document = try read(
      #"""
      {"body": [
        {"type": "ColumnSet", "columns": [
          {"type": "Column", "items": [{"type": "Text", "n": 1}, {"type": "Text", "n": 2}]},
          {"type": "Column", "items": []}]},
        {"type": "Image", "items": null}, {"type": "Video", "items": 3}]}
      """#,
      #"""
      {"list": "/body", "kind": "/type", "children": ["/items", "/columns/*/items"],
       "parents": "skip"}
      """#
    )
    #expect(names(document) == ["Text Text#1", "Text Text#2", "Image Image#1", "Video Video#1"])
    #expect(codes(document) == ["invalidChildren /body/2/items"])
  }

  @Test func `the children of a content without a kind are read`() throws {
    let document = try read(
      #"[{"c": [{"k": "a"}, {"c": [{"k": "b"}, 5]}]}, {"k": "d"}]"#,
      #"{"list": "", "kind": "/k", "children": "/c"}"#
    )
    #expect(names(document) == ["a a#1", "b b#1", "d d#1"])
    #expect(codes(document) == ["missingKind /0", "missingKind /0/c/1", "notAnObject /0/c/1/c/1"])
    #expect(document.elementCount == 6)
    #expect(document.unreadableElementCount == 3)
    #expect(document.contents.map(\.position) == [1, 3, 5])
  }

  @Test func `children deeper than the bound are left out and reported`() throws {
    let deep =
      String(repeating: #"{"k": "n", "c": ["#, count: 40) + String(repeating: "]}", count: 40)
    let document = try read("[\(deep)]", #"{"list": "", "kind": "/k", "children": "/c"}"#)
    #expect(document.contents.count == 33)
    #expect(document.diagnostics.map(\.code) == ["childrenTooDeep"])
  }

  @Test func `contents beyond the bound are left out and reported once`() throws {
    let elements = Array(repeating: #"{"k":"a","c":[{"k":"b"},{"k":"b"}]}"#, count: 40_000).joined(
      separator: ","
    )
    let document = try read("[\(elements)]", #"{"list": "", "kind": "/k", "children": ["/c"]}"#)
    #expect(document.elementCount == 100_000)
    #expect(document.diagnostics.filter { $0.code == "tooManyContents" }.count == 1)
  }

  @Test func `the bound of a list with children counts the elements of all lists`() throws {
    let plain = Array(repeating: #"{"k":"a"}"#, count: 99_999).joined(separator: ",")
    let document = try read(
      #"{"a": [\#(plain)], "b": [{"k": "b"}, {"k": "b"}, {"k": "b"}]}"#,
      #"[{"list": "/a", "kind": "/k"}, {"list": "/b", "kind": "/k", "children": "/c"}]"#
    )
    #expect(document.elementCount == 100_000)
    #expect(codes(document) == ["tooManyContents /b/1"])
    #expect(
      document.diagnostics.first?.message
        == "A list with children is cut when all lists together have 100000 elements; the rest are "
        + "left out."
    )
  }

  @Test func `Slack's blocks nest elements that are contents by their type`() throws {
    let document = try read(
      #"""
      {"blocks": [
        {"type": "section", "block_id": "s1", "text": {"type": "mrkdwn", "text": "Hi"}},
        {"type": "actions", "block_id": "a1", "elements": [
          {"type": "button", "action_id": "b1", "text": {"type": "plain_text", "text": "Go"}}]}]}
      """#,
      #"""
      {"list": "/blocks", "kind": "/type", "id": "/block_id", "title": "/text/text",
       "children": ["/elements"]}
      """#
    )
    #expect(names(document) == ["section s1", "actions a1", "button button#1"])
    #expect(document.contents.map(\.title) == ["Hi", nil, "Go"])
  }

  @Test func `a dashboard's panels lie in rows`() throws {
    let shape = #"{"list": "/rows/*/panels", "kind": "/type", "id": "/id"}"#
    let document = try read(
      #"""
      {"rows": [
        {"title": "A", "panels": [{"type": "graph", "id": 1}, {"type": "text", "id": 2}]},
        {"title": "B"}, {"panels": {}}, 4,
        {"panels": [{"type": "graph", "id": 3}]}]}
      """#,
      shape
    )
    #expect(names(document) == ["graph 1", "text 2", "graph 3"])
    #expect(document.contents.map(\.position) == [0, 1, 2])
    #expect(
      codes(document) == [
        "missingList /rows/1", "missingList /rows/2/panels", "missingList /rows/3",
      ]
    )
    #expect(try read(#"{"rows": []}"#, shape).contents.isEmpty)
    #expect(throws: DocumentError.self) { try read(#"{"rows": 4}"#, shape) }
    #expect(throws: DocumentError.self) { try read("{}", shape) }
  }

  @Test func `several lists below a star are sorted together by position`() throws {
    let document = try read(
      #"{"r": [{"p": [{"k": "a", "at": 2}]}, {"p": [{"k": "b", "at": 0}, {"k": "c", "at": 1}]}]}"#,
      #"{"list": "/r/*/p", "kind": "/k", "position": "/at"}"#
    )
    #expect(document.contents.map(\.kind) == ["b", "c", "a"])
  }

  @Test func `the index by which a content without a position is sorted counts no children`()
    throws
  {
    let document = try read(
      #"""
      {"list": [{"k": "a", "at": 3, "items": [{"k": "a1"}, {"k": "a2"}, {"k": "a3"}]},
        {"k": "b"}, {"k": "c", "at": 2}]}
      """#,
      #"{"list": "/list", "kind": "/k", "position": "/at", "children": "/items"}"#
    )
    #expect(document.contents.map(\.kind) == ["b", "c", "a", "a1", "a2", "a3"])
  }

  @Test func `a Relay connection's nodes are contents, without its null edges`() throws {
    let shape = #"""
      {"list": "/data/home/edges/*/node", "each": "whole", "optional": true,
       "kind": "/__typename", "id": "/id", "title": "/title"}
      """#
    let document = try read(
      #"""
      {"data": {"home": {"edges": [
        {"cursor": "1", "node": {"__typename": "Hero", "id": "h", "title": "Tea"}}, null,
        {"cursor": "2", "node": null}, {"cursor": "3", "node": {"__typename": "Row", "id": "r"}}],
        "pageInfo": {"hasNextPage": false}}}}
      """#,
      shape
    )
    #expect(names(document) == ["Hero h", "Row r"])
    #expect(document.contents.map(\.title) == ["Tea", nil])
    #expect(document.diagnostics.isEmpty)
    #expect(try read(#"{"data": null}"#, shape).contents.isEmpty)
  }

  @Test func `elements may be arrays or scalars where the shape says so`() throws {
    let text = #"[["banner", "b1", {"x": 1}], "plain", 4, true, null, {"k": "o"}]"#
    let document = try read(
      text,
      #"{"list": "", "elements": "any", "kind": "/0", "id": "/1", "defaultKind": "value"}"#
    )
    #expect(
      names(document) == [
        "banner b1", "value value#1", "value value#2", "value value#3", "value value#4",
      ]
    )
    #expect(codes(document) == ["notAnObject /4"])
    #expect(document.contents[1].payload.string == "plain")
    let texts = try read(
      #"["a", "b"]"#,
      #"{"list": "", "elements": "any", "id": "", "defaultKind": "tag"}"#
    )
    #expect(names(texts) == ["tag a", "tag b"])
  }

  @Test func `sections are placed by id from a list`() throws {
    let shape = #"""
      {"list": "/layout", "kind": "/type", "title": "/title",
       "join": {"key": "/sectionId", "in": "/sections", "by": "/id"}}
      """#
    let document = try read(
      #"""
      {"layout": [{"sectionId": "s2"}, {"sectionId": "s1"}, {"sectionId": "s9"}, {}, {"sectionId": "s2"}],
       "sections": [{"id": "s1", "type": "hero", "title": "H"}, {"id": "s2", "type": "row"},
         {"id": "s3", "type": "row"}, {"id": "s1", "type": "other"}, 5]}
      """#,
      shape
    )
    #expect(names(document) == ["row s2", "hero s1", "row s2~2"])
    #expect(document.unreadableElementCount == 2)
    #expect(document.contents.map(\.position) == [0, 1, 4])
    #expect(
      document.contents.map(\.payload.pointer.description) == [
        "/sections/1", "/sections/0", "/sections/1",
      ]
    )
    #expect(
      Set(codes(document)) == [
        "missingSection /layout/2/sectionId", "missingSection /layout/3",
        "orphanSection /sections/2", "orphanSection /sections/3", "orphanSection /sections/4",
        "duplicateID /layout/4/sectionId",
      ]
    )
    #expect(
      document.diagnostics.filter { $0.code == "missingSection" }.map(\.message) == [
        #"No section of "/sections" has the id "s9"; send one, or remove the element."#,
        #"The element has no id at "/sectionId"; send the id of its section, or remove the element."#,
      ]
    )
  }

  @Test func `a section with the id of an earlier one is reported as a repetition`() throws {
    let document = try read(
      #"""
      {"layout": [{"sectionId": "s1"}],
       "sections": [{"id": "s1", "type": "hero"}, {"id": "s2", "type": "row"},
         {"id": "s1", "type": "other"}, {"id": "s2", "type": "row"}]}
      """#,
      #"""
      {"list": "/layout", "kind": "/type",
       "join": {"key": "/sectionId", "in": "/sections", "by": "/id"}}
      """#
    )
    let repetition = { (id: String) in
      "An earlier section has the same id \"\(id)\", and elements can refer only to that one; give "
        + "this section another id, or remove it."
    }
    #expect(names(document) == ["hero s1"])
    #expect(
      codes(document) == [
        "orphanSection /sections/1", "orphanSection /sections/2", "orphanSection /sections/3",
      ]
    )
    #expect(
      document.diagnostics.map(\.message) == [
        "No element of the list refers to this section by its id; add such an element, or remove "
          + "the section.",
        repetition("s1"), repetition("s2"),
      ]
    )
  }

  @Test func `sections in a map are placed by texts`() throws {
    let document = try read(
      #"{"order": ["b", "a"], "map": {"a": {"type": "x"}, "b": {"type": "y"}}}"#,
      #"{"list": "/order", "kind": "/type", "join": {"key": "", "in": "/map"}}"#
    )
    #expect(names(document) == ["y b", "x a"])
    #expect(document.diagnostics.isEmpty)
    let error = try #require(throws: DocumentError.self) {
      try read(
        #"{"order": [], "map": 3}"#,
        #"{"list": "/order", "kind": "/type", "join": {"key": "", "in": "/map"}}"#
      )
    }
    #expect(error.diagnostic.code == "shapeMismatch")
    #expect(error.diagnostic.path.description == "/map")
  }
}
