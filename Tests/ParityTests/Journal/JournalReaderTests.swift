import Foundation
import JSONLogic
import Parity
import ScreenDocument
import StrictJSON
import Testing

@Suite struct JournalReaderTests {
  private func line(_ text: String) throws(JournalFault) -> JournalLine {
    var reader = JournalReader()
    return try reader.line(Array(text.utf8))
  }

  @Test func `a kind and a value are sufficient`() throws {
    let line = try line(#"{"value":{"a":1},"kind":"coupons","comment":"mine"}"#)
    #expect(line.context == JournalContext())
    #expect(line.responses.map(\.kind) == ["coupons"])
    #expect(line.responses.map(\.id) == ["coupons"])
    #expect(line.responses.first?.payload["a"]?.int == 1)
  }

  @Test func `a member written twice is a warning with both places`() throws {
    let repeated = try line(#"{"kind":"a","value":{"n":1,"n":2},"kind":"b"}"#)
    #expect(repeated.responses.map(\.kind) == ["a"])
    let warnings = repeated.warnings(inLine: 7)
    #expect(warnings.map(\.code) == ["duplicateKey", "duplicateKey"])
    #expect(warnings.map(\.path.description) == ["/value/n", "/kind"])
    #expect(warnings.map(\.line) == [7, 7])
    #expect(warnings.map(\.column) == [28, 35])
    #expect(
      warnings.map(\.message) == [
        """
        The member "n" is written twice, first at column 22, and again here; only the first one is \
        used. Remove one.
        """,
        """
        The member "kind" is written twice, first at column 2, and again here; only the first one is \
        used. Remove one.
        """,
      ]
    )
  }

  @Test func `reads the context and the responses of a document`() throws {
    let line = try line(
      """
      {"schema":1,"at":"2026-04-01T09:00:00.25+09:00","timeZone":"Asia/Tokyo","locale":"ja_JP",
      "appVersion":"4.2","targetingKey":"u","attributes":{"plan":"gold"},
      "responses":[{"kind":"a","id":"x","value":1},{"kind":"a","value":[]}]}
      """
    )
    #expect(
      line.context
        == JournalContext(
          moment: Date(timeIntervalSince1970: 1_775_001_600.25),
          timeZone: TimeZone(identifier: "Asia/Tokyo"),
          locale: Locale(identifier: "ja_JP"),
          appVersion: "4.2",
          targetingKey: "u",
          attributes: ["plan": .string("gold")]
        )
    )
    #expect(line.responses.map(\.id) == ["x", "a"])
    #expect(line.responses.map(\.position) == [0, 1])
  }

  @Test(arguments: [
    (#"{"kind":"a""#, "", true),
    ("[]", "", false),
    (#"{"value":1}"#, "", false),
    (#"{"kind":"","value":1}"#, "/kind", false),
    (#"{"kind":"a"}"#, "", false),
    (#"{"kind":"a","value":1,"id":7}"#, "/id", false),
    (#"{"schema":2,"kind":"a","value":1}"#, "/schema", false),
    (#"{"responses":{}}"#, "/responses", false),
    (#"{"responses":[{"kind":"a","value":1},{"kind":"a","value":1}]}"#, "/responses/1", false),
    (#"{"kind":"a","value":1,"responses":[]}"#, "/value", false),
    (#"{"kind":"a","value":1,"at":"yesterday"}"#, "/at", false),
    (#"{"kind":"a","value":1,"at":1e300}"#, "/at", false),
    (#"{"kind":"a","value":1,"at":"2026-02-30T00:00:00Z"}"#, "/at", false),
    (#"{"kind":"a","value":1,"at":"2026-02-28T25:00:00Z"}"#, "/at", false),
    (#"{"kind":"a","value":1,"timeZone":"Mars/Olympus"}"#, "/timeZone", false),
    (#"{"kind":"a","value":1,"attributes":[]}"#, "/attributes", false),
  ])
  func `reports the place of a fault in a line`(text: String, path: String, isCutOff: Bool) throws {
    let fault = try #require(throws: JournalFault.self) { try line(text) }
    #expect(fault.isCutOff == isCutOff)
    if !isCutOff { #expect(fault.diagnostic.path.description == path) }
    #expect(fault.diagnostic(inLine: 7).line == 7)
  }

  @Test(arguments: [("{", 1), (" [\r", 2), ("{}", nil), ("{]", nil), ("\"", nil), ("", nil)])
  func `a line of an opening bracket alone is named as the beginning of a document`(
    text: String,
    columnOfBracket: Int?
  ) throws {
    let fault = try #require(throws: JournalFault.self) { try line(text) }
    let isNamed = fault.diagnostic.message.contains("JSON document of several lines")
    #expect(isNamed == (columnOfBracket != nil))
    if isNamed { #expect(fault.diagnostic.column == columnOfBracket) }
  }

  @Test func `a screen document is named as one, and a line with contents of its own is read`()
    throws
  {
    for text in [#"{"contents":[]}"#, #"{"schema":3,"contents":[]}"#] {
      let fault = try #require(throws: JournalFault.self) { try line(text) }
      #expect(fault.diagnostic.message.contains("is a screen document"))
    }
    let read = try line(#"{"kind":"a","value":1,"contents":[]}"#)
    #expect(read.responses.count == 1)
  }

  @Test func `a time zone keeps the name that the line has for it`() throws {
    let line = try line(#"{"timeZone":"UTC","kind":"a","value":1}"#)
    #expect(line.context.timeZoneName == "UTC")
    let text = String(decoding: line.text(redactedBy: JournalRedaction()), as: UTF8.self)
    #expect(text.contains(#""timeZone":"UTC""#), "\(text)")
    var context = line.context
    context.timeZone = TimeZone(identifier: "Asia/Tokyo")
    #expect(context.timeZoneName == "Asia/Tokyo")
    context.timeZone = nil
    #expect(context.timeZoneName == nil)
  }

  @Test func `a kind alone beside the responses is an unknown member`() throws {
    let line = try line(#"{"kind":"page","responses":[{"kind":"a","value":1}]}"#)
    #expect(line.responses.map(\.kind) == ["a"])
  }
}
