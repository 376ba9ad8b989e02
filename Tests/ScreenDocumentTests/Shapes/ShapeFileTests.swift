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
    Refusal(
      text: "[]",
      path: "",
      column: 1,
      says: "must be a shape file, which is an object, found an array"
    ),
    Refusal(text: "{}", path: "", column: 1, says: #"needs "schema", 1"#),
    Refusal(text: #"{"schema": 2}"#, path: "/schema", column: 12, says: "must be 1, found"),
    Refusal(text: #"{"schema": "1"}"#, path: "/schema", column: 12, says: "must be 1, found"),
    Refusal(
      text: #"{"schema": 1}"#,
      path: "",
      column: 1,
      says: #"needs "contents", a list of contents"#
    ),
    Refusal(
      text: #"{"schema": 1, "content": {}}"#,
      path: "/content",
      column: 26,
      says: #"has the unknown name "content"; the known members are schema, about, title"#
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
      says: "must be a list of contents or an array of such lists, found 3"
    ),
    Refusal(
      text: #"{"schema": 1, "contents": []}"#,
      path: "/contents",
      column: 27,
      says: "has no list of contents; add one"
    ),
    Refusal(
      text: #"{"schema": 1, "contents": {"kind": "/type"}}"#,
      path: "/contents",
      column: 27,
      says: #"needs "list", a JSON Pointer"#
    ),
    Refusal(
      text: #"{"schema": 1, "contents": [{"list": "", "kind": "/a"}, {"list": "/b"}]}"#,
      path: "/contents/1",
      column: 56,
      says: "does not define the kind"
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
      says: "must be a JSON Pointer in quotes, found 3"
    ),
    Refusal(
      text: #"{"schema": 1, "about": 3, "contents": {"list": "", "kind": ""}}"#,
      path: "/about",
      column: 24,
      says: "must be a text, found 3"
    ),
    Refusal(
      text: #"{"schema": 1, "contents": {"list": "", "each": "all"}}"#,
      path: "/contents/each",
      column: 48,
      says: "element, member, onlyMember, whole"
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
      says: "must be a text that is not empty"
    ),
    Refusal(
      text: #"{"schema": 1, "contents": {"list": "", "kind": "", "payloads": ""}}"#,
      path: "/contents/payloads",
      column: 64,
      says: #"has the unknown name "payloads""#
    ),
    Refusal(
      text: #"{"schema": 1, "contents": {"list": "", "kind": "", "optional": "yes"}}"#,
      path: "/contents/optional",
      column: 64,
      says: #"must be true or false, found "yes""#
    ),
    Refusal(
      text: #"{"schema": 1, "contents": {"list": "", "kind": "", "children": ["/a", ""]}}"#,
      path: "/contents/children/1",
      column: 71,
      says: "names the content itself"
    ),
    Refusal(
      text: #"{"schema": 1, "contents": {"list": "", "kind": "", "parents": "skip"}}"#,
      path: "/contents/parents",
      column: 63,
      says: #"remove "parents""#
    ),
    Refusal(
      text: #"{"schema": 1, "contents": {"list": "", "kind": "", "memberIs": "id"}}"#,
      path: "/contents/memberIs",
      column: 64,
      says: #"remove "memberIs""#
    ),
    Refusal(
      text: #"{"schema": 1, "contents": {"list": "", "each": "member", "memberIs": "id"}}"#,
      path: "/contents",
      column: 27,
      says: "does not define the kind"
    ),
    Refusal(
      text: #"{"schema": 1, "contents": {"list": "", "kind": "", "join": {"key": "/a"}}}"#,
      path: "/contents/join",
      column: 60,
      says: #"needs "in", a JSON Pointer"#
    ),
    Refusal(
      text: #"{"schema": 1, "contents": {"list": "", "each": "onlyMember", "kind": "/a"}}"#,
      path: "/contents/kind",
      column: 70,
      says: #"remove "kind""#
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
