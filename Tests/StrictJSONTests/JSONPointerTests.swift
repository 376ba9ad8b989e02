import StrictJSON
import Testing

@Suite struct JSONPointerTests {
  struct Reading: CustomTestStringConvertible {
    var text: String
    var tokens: [String]
    var testDescription: String { text }
  }

  @Test(arguments: [
    Reading(text: "", tokens: []),
    Reading(text: "/", tokens: [""]),
    Reading(text: "/foo", tokens: ["foo"]),
    Reading(text: "/foo/0", tokens: ["foo", "0"]),
    Reading(text: "/a~1b", tokens: ["a/b"]),
    Reading(text: "/m~0n", tokens: ["m~n"]),
    Reading(text: "/~01", tokens: ["~1"]),
    Reading(text: "/c%d", tokens: ["c%d"]),
    Reading(text: "/ ", tokens: [" "]),
    Reading(text: "/a//b/", tokens: ["a", "", "b", ""]),
    Reading(text: "/曜日/é", tokens: ["曜日", "é"]),
  ])
  func `reads a text and writes it unchanged`(_ reading: Reading) throws {
    let pointer = try JSONPointer(reading.text)
    #expect(pointer.tokens == reading.tokens)
    #expect(pointer.description == reading.text)
    #expect(JSONPointer(tokens: reading.tokens) == pointer)
  }

  @Test(arguments: [
    ("a", JSONPointerError.Fault.noLeadingSlash),
    ("#/a", .noLeadingSlash),
    ("/a~", .unknownEscape),
    ("/a~2", .unknownEscape),
    ("/~~0", .unknownEscape),
    ("/a~/b", .unknownEscape),
  ])
  func `rejects a malformed text`(text: String, fault: JSONPointerError.Fault) {
    let error = #expect(throws: JSONPointerError.self) { try JSONPointer(text) }
    #expect(error == JSONPointerError(text: text, fault: fault))
  }

  @Test func `an error describes the correct form`() {
    let error = JSONPointerError(text: "type", fault: .noLeadingSlash)
    #expect(
      error.description
        == #""type" is not a JSON Pointer; begin it with "/", or leave it empty for the whole value."#
    )
  }

  @Test func `appends names and indices, with escapes where necessary`() {
    let pointer = JSONPointer.root.appending("a/b").appending(index: 3).appending("~")
    #expect(pointer.description == "/a~1b/3/~0")
    let relative = JSONPointer(tokens: ["x"])
    #expect(pointer.appending(contentsOf: relative).description == "/a~1b/3/~0/x")
  }
}
