import StrictJSON
import Testing

@Suite struct JSONCutOffTests {
  private static let text = #"""
    {"a":[true,null,-1.5e+3,"\u0041\ud83d\ude42\n🙂é"],"b":{"c":0}}
    """#

  @Test func `every prefix of a valid text may be truncated`() throws {
    let bytes = Array(Self.text.utf8)
    for end in 0..<bytes.count {
      let beginning = Array(bytes[..<end])
      let error = try #require(throws: JSONSyntaxError.self) { try JSONDocument(beginning) }
      #expect(error.isCutOff(beginning), "\(end) bytes: \(error.reason)")
    }
  }

  @Test func `a text nested as deep as its reader allows may be truncated`() throws {
    let text = Array(repeating: UInt8(ascii: "["), count: 600) + Array("\"春".utf8.dropLast())
    let error = try #require(throws: JSONSyntaxError.self) {
      try JSONDocument(text, limits: JSONLimits(maximumDepth: 600))
    }
    #expect(error.reason == .invalidUTF8)
    #expect(error.isCutOff(text))
  }

  @Test(arguments: [
    "{\"a\":]", "[1 2]", "[trve", "[01", "[1.x", "[1ex]", #"["\x""#, #"["\u00g"#, #"["\udc00"#,
    #"["\ud800x"#, #"["\ud800\u0041""#, #"["\ud83d\u00"#, #"["\ud83d\udb"#, "[1],", "]", "[,",
    "[1,]", "\"\u{1}", #"{"a" 1"#, "{1",
  ])
  func `an error before the end is not a truncation`(text: String) throws {
    let bytes = Array(text.utf8)
    let error = try #require(throws: JSONSyntaxError.self) { try JSONDocument(bytes) }
    #expect(!error.isCutOff(bytes), "\(error.reason)")
  }

  @Test(arguments: [
    [0x22, 0xFF], [0x22, 0xC0], [0x22, 0xE3, 0x28], [0x22, 0x80], [0x22, 0xE3, 0x81, 0x22],
    [0xC3], [0x5B, 0xE3, 0x81], [0x22, 0xE0, 0x80], [0x22, 0xED, 0xA0], [0x22, 0xF0, 0x8F],
    [0x22, 0xF4, 0x90, 0x80],
  ])
  func `invalid UTF-8 at the end is not a truncation`(bytes: [UInt8]) throws {
    let error = try #require(throws: JSONSyntaxError.self) { try JSONDocument(bytes) }
    #expect(!error.isCutOff(bytes), "\(error.reason)")
  }
}
