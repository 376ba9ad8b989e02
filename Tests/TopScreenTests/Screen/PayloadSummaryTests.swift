import ScreenDocument
import StrictJSON
import Testing
import TopScreen

@Suite struct PayloadSummaryTests {
  @Test(
    arguments: [
      ("{}", "object", 0, "{}"),
      (#"{"a":1,"b":[1,2],"c":{"d":null}}"#, "object", 3, "{ a: 1, b: [2], c: {1} }"),
      (#"{"a":1,"b":2,"c":3,"d":4,"e":5}"#, "object", 5, "{ a: 1, b: 2, c: 3, d: 4, … }"),
      ("[true,null]", "array", 2, "[ true, null ]"),
      (#""line\nbreak""#, "string", nil, #""line break""#),
      ("1.50", "number", nil, "1.50"),
      ("null", "null", nil, "null"),
      (
        #"{"text":"123456789012345678901234567890"}"#, "object", 1,
        #"{ text: "12345678901234567890123…" }"#
      ),
    ] as [(String, String, Int?, String)]
  )
  func `describes type, size and the first members`(
    json: String,
    type: String,
    count: Int?,
    preview: String
  ) throws {
    let summary = PayloadSummary(try JSONDocument(Array(json.utf8)).root)

    #expect(summary.type == type)
    #expect(summary.byteCount == json.utf8.count)
    #expect(summary.count == count)
    #expect(summary.preview == preview)
  }

  @Test func `cuts a letter with many combining marks`() throws {
    let marks = String(repeating: "\u{301}", count: 10_000)
    let payload = try JSONDocument(Array(#"{"text":"a\#(marks)"}"#.utf8)).root

    #expect(
      PayloadSummary(payload).preview
        == "{ text: \"a" + String(repeating: "\u{301}", count: 22) + "…\" }"
    )
  }

  @Test func `a line break of two scalars becomes one space`() throws {
    let payload = try JSONDocument(Array(#""line\r\nbreak""#.utf8)).root

    #expect(PayloadSummary(payload).preview == #""line break""#)
  }

  @Test func `omits what the content already states`() throws {
    let payload = try JSONDocument(Array(#"{"id":"a","type":"card","text":"b","n":1}"#.utf8)).root
    let summary = PayloadSummary(payload, omittingTexts: ["a", "card"])

    #expect(summary.preview == #"{ text: "b", n: 1 }"#)
  }
}
