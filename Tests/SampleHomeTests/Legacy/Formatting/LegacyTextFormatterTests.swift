#if LegacyBridge
import Testing

@testable import SampleHome

@Suite struct LegacyTextFormatterTests {
  @Test(arguments: [
    ("", ""), ("  ", ""), ("\r\n\t", ""), ("  a  b\n", "a  b"), ("\u{3000}あ\u{3000}", "あ"),
    ("\u{A0}\u{85}\u{2028}a\u{2029}", "a"), ("\u{200B}", "\u{200B}"), (" \u{301}a", "a"),
    ("a \u{301}", "a"), ("👩‍👩‍👧‍👦", "👩‍👩‍👧‍👦"),
  ])
  func `trims white space`(text: String, label: String) {
    #expect(LegacyTextFormatter.title.string(from: text) == label)
  }

  @Test(arguments: ["a", "あ", "👩‍👩‍👧‍👦", "🇯🇵", "e\u{301}"])
  func `truncates by Characters`(character: String) {
    let formatter = LegacyTextFormatter.title

    let whole = String(repeating: character, count: 40)
    let cut = String(repeating: character, count: 39) + "\u{2026}"
    #expect(formatter.string(from: whole) == whole)
    #expect(formatter.string(from: "  " + whole + "  ") == whole)
    #expect(formatter.string(from: whole + character) == cut)
  }

  @Test func `does not trim after truncation`() {
    let start = String(repeating: "a", count: 38)

    #expect(LegacyTextFormatter.title.string(from: start + " bcd") == start + " \u{2026}")
  }

  @Test func `has a limit for each use`() {
    let long = String(repeating: "a", count: 401)

    #expect(LegacyTextFormatter.title.string(from: long).count == 40)
    #expect(LegacyTextFormatter.name.string(from: long).count == 60)
    #expect(LegacyTextFormatter.body.string(from: long).count == 400)
  }

  @Test func `shows a placeholder for an empty text`() {
    #expect(LegacyTextFormatter.title.string(from: nil) == "")
    #expect(LegacyTextFormatter.title.string(from: nil, default: "b") == "b")
    #expect(LegacyTextFormatter.title.string(from: " \n", default: "b") == "b")
    #expect(LegacyTextFormatter.title.string(from: "a", default: "b") == "a")
  }
}
#endif
