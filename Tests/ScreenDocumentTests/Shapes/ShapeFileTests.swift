import ScreenDocument
import StrictJSON
import Testing

/// The faults of a shape file, and their reported places.
@Suite struct ShapeFileTests {
  struct Refusal: CustomTestStringConvertible {
    var text: String
    var path: String
    var column: Int
    var says: String
    var testDescription: String { text }
  }

  @Test(arguments: [
    Refusal(text: "[]", path: "", column: 1, says: "must be an object, found an array"),
    Refusal(text: "{}", path: "", column: 1, says: #""schema" is missing"#),
    Refusal(text: #"{"schema": 2}"#, path: "/schema", column: 12, says: "Only schema 1"),
    Refusal(text: #"{"schema": "1"}"#, path: "/schema", column: 12, says: "Only schema 1"),
    Refusal(text: #"{"schema": 1}"#, path: "", column: 1, says: #""contents" is missing"#),
    Refusal(
      text: #"{"schema": 1, "content": {}}"#,
      path: "/content",
      column: 26,
      says: #"has no member "content"; it may have schema, about, title, contents"#
    ),
    Refusal(
      text: #"{"schema": 1, "schema": 1}"#,
      path: "/schema",
      column: 15,
      says: "is written twice"
    ),
    Refusal(
      text: #"{"schema": 1, "contents": 3}"#,
      path: "/contents",
      column: 27,
      says: "must be an object, found a number"
    ),
    Refusal(
      text: #"{"schema": 1, "contents": []}"#,
      path: "/contents",
      column: 27,
      says: "names no list"
    ),
    Refusal(
      text: #"{"schema": 1, "contents": {"kind": "/type"}}"#,
      path: "/contents",
      column: 27,
      says: #""list" is missing"#
    ),
    Refusal(
      text: #"{"schema": 1, "contents": [{"list": "", "kind": "/a"}, {"list": "/b"}]}"#,
      path: "/contents/1",
      column: 56,
      says: "Nothing specifies the kind"
    ),
    Refusal(
      text: #"{"schema": 1, "contents": {"list": "", "kind": "type"}}"#,
      path: "/contents/kind",
      column: 48,
      says: #""type" is not a JSON Pointer; begin it with "/""#
    ),
    Refusal(
      text: #"{"schema": 1, "contents": {"list": "/a~", "kind": "/type"}}"#,
      path: "/contents/list",
      column: 36,
      says: "~0"
    ),
    Refusal(
      text: #"{"schema": 1, "title": 3, "contents": {"list": "", "kind": ""}}"#,
      path: "/title",
      column: 24,
      says: "Expected a JSON Pointer in quotes, found a number"
    ),
    Refusal(
      text: #"{"schema": 1, "about": 3, "contents": {"list": "", "kind": ""}}"#,
      path: "/about",
      column: 24,
      says: #""about" must be a text"#
    ),
    Refusal(
      text: #"{"schema": 1, "contents": {"list": "", "each": "all"}}"#,
      path: "/contents/each",
      column: 48,
      says: "element, member, whole"
    ),
    Refusal(
      text: #"{"schema": 1, "contents": {"list": "", "each": "member", "kind": "/a"}}"#,
      path: "/contents/kind",
      column: 66,
      says: #"remove "kind""#
    ),
    Refusal(
      text: #"{"schema": 1, "contents": {"list": "", "defaultKind": ""}}"#,
      path: "/contents/defaultKind",
      column: 55,
      says: "cannot be empty"
    ),
    Refusal(
      text: #"{"schema": 1, "contents": {"list": "", "kind": "", "payloads": ""}}"#,
      path: "/contents/payloads",
      column: 64,
      says: #"no member "payloads""#
    ),
  ])
  func `an invalid file is rejected with its place`(_ refusal: Refusal) throws {
    let error = try #require(throws: DocumentError.self) {
      try DocumentShape(reading: Array(refusal.text.utf8))
    }
    #expect(error.diagnostic.code == "invalidShape")
    #expect(error.diagnostic.path.description == refusal.path)
    #expect((error.diagnostic.line, error.diagnostic.column) == (1, refusal.column))
    #expect(error.diagnostic.message.contains(refusal.says), "\(error)")
  }

  @Test func `a file that is not JSON is reported as such`() throws {
    let error = try #require(throws: DocumentError.self) {
      try DocumentShape(reading: Array("{\"schema\": 1,\n}".utf8))
    }
    #expect(error.diagnostic.code == "invalidJSON")
    #expect((error.diagnostic.line, error.diagnostic.column) == (2, 1))
  }
}
