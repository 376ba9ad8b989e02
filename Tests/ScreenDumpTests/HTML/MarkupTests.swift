import ScreenDump
import Testing

@Suite struct MarkupTests {
  @Test(arguments: [
    ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
    ("\" onload=\"x", "&quot; onload=&quot;x"),
    ("' onload='x", "&#39; onload=&#39;x"),
    ("&lt;b&gt;", "&amp;lt;b&amp;gt;"),
    ("a\u{202E}b\u{0}c\u{1B}[31m\u{85}", "a\u{FFFD}b␀c␛[31m "),
    ("\u{061C}\u{2066}", "\u{FFFD}\u{FFFD}"),
    ("\u{FFFE}", "\u{FFFD}"), ("x\u{5FFFF}", "x\u{FFFD}"),
    ("春 🎌 e\u{301}", "春 🎌 e\u{301}"),
  ])
  func `escapes every inserted text`(text: String, escaped: String) {
    let markup: Markup = "<p title=\"\(text)\">\(text)</p>"
    #expect(markup.html == "<p title=\"\(escaped)\">\(escaped)</p>")
    #expect(text.escapedForHTML == escaped)
  }

  @Test func `inserts numbers and markup unchanged`() {
    let inner: Markup = "<b>\("<")</b>"
    var markup: Markup = "<p>\(7)\(inner)</p>"
    markup += [inner, "<hr>"].joined()
    #expect(markup.html == "<p>7<b>&lt;</b></p><b>&lt;</b><hr>")
    #expect(!markup.isEmpty)
    #expect(Markup().isEmpty)
  }

  @Test func `escapes every special scalar and no other`() {
    let planes = (0...16 as ClosedRange<UInt32>).map { $0 << 16 | 0xFFFD }
    let starts = [0xFDCF, 0xFDEF] + planes
    for value in Array(0...0x2100) + starts.flatMap({ $0...($0 + 2) }) {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let text = String(Character(scalar))
      let isPlain = text.terminalSafe == text && !"<>&\"'".contains(text)
      #expect((text.escapedForHTML == text) == isPlain, "U+\(String(value, radix: 16))")
    }
  }
}
