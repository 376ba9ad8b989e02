import StrictJSON
import Testing

/// The grammar of RFC 8259, by example.
@Suite struct JSONSyntaxTests {
  @Test(arguments: [
    "null", "true", "false", "0", "-0", "1", "-1", "1.5", "1e3", "1E+3", "1e-3", "-0.0e-0",
    "123456789012345678901234567890.5", "1e999", #""""#, #""a""#, "[]", "{}", "[[]]", "[{}]",
    " \t\r\n [ \t1\r,\n2 ] ", #"{"a":1}"#, #"{ "a" : [ ] , "b" : { } }"#, #"{"":""}"#,
    #""\"\\\/\b\f\n\r\t""#, #""\u0000\u00e9\uD83D\uDE00\uFFFF""#, "\"\u{7F}\"",
    "\"é曜日😀\u{10FFFF}\u{2028}\"", "[null,true,false]", #"{"a":{"a":{"a":1}}}"#,
  ])
  func `accepts valid texts`(_ text: String) throws {
    let document = try JSONDocument(Array(text.utf8))
    #expect(document.diagnostics.isEmpty)
    let trimmed = text.drop { " \t\r\n".contains($0) }
    #expect(document.root.bytes.starts(with: trimmed.utf8.prefix(document.root.bytes.count)))
  }

  struct Refusal: CustomTestStringConvertible {
    var text: String
    var column: Int
    var line = 1
    var pointer = ""
    var reason: JSONSyntaxError.Reason
    var testDescription: String { text }
  }

  static let refusals: [Refusal] = [
    // An empty or incomplete text.
    Refusal(text: "", column: 1, reason: .empty),
    Refusal(text: " \n ", column: 2, line: 2, reason: .empty),
    Refusal(text: "[", column: 2, pointer: "/0", reason: .unexpectedEnd(expected: "a value")),
    Refusal(text: "[1", column: 3, reason: .unexpectedEnd(expected: #"a comma or "]""#)),
    Refusal(text: "[1,", column: 4, pointer: "/1", reason: .unexpectedEnd(expected: "a value")),
    Refusal(
      text: "{",
      column: 2,
      reason: .unexpectedEnd(expected: #"a member name in quotes or "}""#)
    ),
    Refusal(text: #"{"a""#, column: 5, reason: .unexpectedEnd(expected: "a colon")),
    Refusal(
      text: #"{"a":"#,
      column: 6,
      pointer: "/a",
      reason: .unexpectedEnd(expected: "a value")
    ),
    Refusal(text: #"{"a":1"#, column: 7, reason: .unexpectedEnd(expected: #"a comma or "}""#)),
    Refusal(
      text: #"{"a":1,"#,
      column: 8,
      reason: .unexpectedEnd(expected: "a member name in quotes")
    ),
    Refusal(text: "tru", column: 4, reason: .unexpectedEnd(expected: #""true""#)),
    // Commas, colons, brackets.
    Refusal(text: "[1,]", column: 4, reason: .trailingComma),
    Refusal(text: #"{"a":1,}"#, column: 8, reason: .trailingComma),
    Refusal(
      text: "[,1]",
      column: 2,
      pointer: "/0",
      reason: .unexpected(found: #"",""#, expected: "a value")
    ),
    Refusal(
      text: "[1,,2]",
      column: 4,
      pointer: "/1",
      reason: .unexpected(found: #"",""#, expected: "a value")
    ),
    Refusal(
      text: "[1 2]",
      column: 4,
      reason: .unexpected(found: #""2""#, expected: #"a comma or "]""#)
    ),
    Refusal(
      text: "[1}",
      column: 3,
      reason: .unexpected(found: #""}""#, expected: #"a comma or "]""#)
    ),
    Refusal(
      text: #"{"a" 1}"#,
      column: 6,
      reason: .unexpected(found: #""1""#, expected: "a colon")
    ),
    Refusal(
      text: #"{"a":1 "b":2}"#,
      column: 8,
      reason: .unexpected(found: "a quote", expected: #"a comma or "}""#)
    ),
    Refusal(
      text: "{a:1}",
      column: 2,
      reason: .unexpected(found: #""a""#, expected: #"a member name in quotes or "}""#)
    ),
    Refusal(
      text: #"{"a":1,2:3}"#,
      column: 8,
      reason: .unexpected(found: #""2""#, expected: "a member name in quotes")
    ),
    Refusal(text: "]", column: 1, reason: .unexpected(found: #""]""#, expected: "a value")),
    Refusal(text: "1 2", column: 3, reason: .trailingContent(found: #""2""#)),
    Refusal(text: "{}é", column: 3, reason: .trailingContent(found: #""é""#)),
    Refusal(text: "[]\u{0}", column: 3, reason: .trailingContent(found: "U+0000")),
    // Words and numbers.
    Refusal(
      text: "[nul]",
      column: 2,
      pointer: "/0",
      reason: .unexpected(found: "a misspelled word", expected: #""null""#)
    ),
    Refusal(text: "True", column: 1, reason: .unexpected(found: #""T""#, expected: "a value")),
    Refusal(text: "NaN", column: 1, reason: .unexpected(found: #""N""#, expected: "a value")),
    Refusal(text: "+1", column: 1, reason: .unexpected(found: #""+""#, expected: "a value")),
    Refusal(text: ".5", column: 1, reason: .unexpected(found: #"".""#, expected: "a value")),
    Refusal(text: "'a'", column: 1, reason: .unexpected(found: #""'""#, expected: "a value")),
    Refusal(text: "01", column: 1, reason: .leadingZero),
    Refusal(text: "[-01]", column: 3, pointer: "/0", reason: .leadingZero),
    Refusal(text: "-", column: 2, reason: .missingDigit),
    Refusal(text: "[1.]", column: 4, pointer: "/0", reason: .missingDigit),
    Refusal(text: "1e", column: 3, reason: .missingDigit),
    Refusal(text: "1e+x", column: 4, reason: .missingDigit),
    Refusal(text: "1.5.2", column: 4, reason: .trailingContent(found: #"".""#)),
    Refusal(text: "0x1", column: 2, reason: .trailingContent(found: #""x""#)),
    Refusal(text: "// a\n1", column: 1, reason: .unexpected(found: #""/""#, expected: "a value")),
    // Strings.
    Refusal(text: #""abc"#, column: 1, reason: .unterminatedString),
    Refusal(text: #""abc\"#, column: 1, reason: .unterminatedString),
    Refusal(text: #""0123456789abcdef"#, column: 1, reason: .unterminatedString),
    Refusal(text: "\"a\tb\"", column: 3, reason: .controlCharacter(9)),
    Refusal(text: "\"0123456789\u{1F}0123456789\"", column: 12, reason: .controlCharacter(0x1F)),
    Refusal(text: "[\"a\nb\"]", column: 4, pointer: "/0", reason: .controlCharacter(10)),
    Refusal(text: #""é\x""#, column: 3, reason: .invalidEscape),
    Refusal(text: #""\u12G4""#, column: 2, reason: .invalidUnicodeEscape),
    Refusal(text: #""\u12"#, column: 2, reason: .invalidUnicodeEscape),
    Refusal(text: #""a\uD800""#, column: 3, reason: .loneSurrogate),
    Refusal(text: #""a\uDC00""#, column: 3, reason: .loneSurrogate),
    Refusal(text: #""\uD800\u0041""#, column: 2, reason: .loneSurrogate),
    Refusal(text: #""\uD800\n""#, column: 2, reason: .loneSurrogate),
    Refusal(text: #"{"\uD800":1}"#, column: 3, reason: .loneSurrogate),
    // Nested, with lines and a path.
    Refusal(
      text: "{\n  \"a/b\": [\n    {\"曜日\": tru}\n  ]\n}",
      column: 12,
      line: 3,
      pointer: "/a~1b/0/曜日",
      reason: .unexpected(found: "a misspelled word", expected: #""true""#)
    ),
    Refusal(
      text: "{\"a\": [1, [], {\"b\": 1}, [2, 3,\r\n{\"\\u0063\" 4}]]}",
      column: 11,
      line: 2,
      pointer: "/a/3/2",
      reason: .unexpected(found: #""4""#, expected: "a colon")
    ),
  ]

  @Test(arguments: refusals)
  func `rejects an invalid text at the exact place`(_ refusal: Refusal) throws {
    let error = try #require(throws: JSONSyntaxError.self) {
      try JSONDocument(Array(refusal.text.utf8))
    }
    #expect(error.reason == refusal.reason)
    #expect(error.location.line == refusal.line)
    #expect(error.location.column == refusal.column)
    #expect(error.pointer.description == refusal.pointer)
  }

  struct Malformed: CustomTestStringConvertible {
    var bytes: [UInt8]
    var testDescription: String { "\(bytes)" }
  }

  @Test(arguments: [
    Malformed(bytes: [0x80]), Malformed(bytes: [0xC0, 0x80]), Malformed(bytes: [0xC1, 0xBF]),
    Malformed(bytes: [0xC3]), Malformed(bytes: [0xC3, 0x28]), Malformed(bytes: [0xE0, 0x9F, 0x80]),
    Malformed(bytes: [0xED, 0xA0, 0x80]), Malformed(bytes: [0xE2, 0x82]),
    Malformed(bytes: [0xF0, 0x8F, 0xBF, 0xBF]), Malformed(bytes: [0xF4, 0x90, 0x80, 0x80]),
    Malformed(bytes: [0xF0, 0x9F, 0x98]), Malformed(bytes: [0xF5, 0x80, 0x80, 0x80]),
    Malformed(bytes: [0xFF]), Malformed(bytes: [0xFE]),
  ])
  func `rejects invalid UTF-8, inside and outside strings`(_ malformed: Malformed) throws {
    let quoted = Array("[\"é".utf8) + malformed.bytes + Array("\"]".utf8)
    let inside = try #require(throws: JSONSyntaxError.self) { try JSONDocument(quoted) }
    #expect(inside.reason == .invalidUTF8)
    #expect(inside.location == TextPlace(line: 1, column: 4, offset: 4))
    #expect(inside.pointer.description == "/0")
    let cutOff = Array("\"".utf8) + malformed.bytes
    #expect(throws: JSONSyntaxError.self) { try JSONDocument(cutOff) }
    let outside = try #require(throws: JSONSyntaxError.self) { try JSONDocument(malformed.bytes) }
    #expect(outside.reason == .invalidUTF8)
    #expect(outside.location.offset == 0)
  }

  @Test func `the message states the fault, the remedy and the place`() throws {
    let error = try #require(throws: JSONSyntaxError.self) {
      try JSONDocument(Array(#"{"contents": [1, 2,]}"#.utf8))
    }
    #expect(
      error.description
        == "The comma is not followed by a value; remove the comma (line 1, column 20, at /contents)."
    )
  }
}
