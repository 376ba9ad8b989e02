import ScreenDump
import Testing

@Suite struct StringNeutralizedTests {
  @Test(arguments: [
    ("春の大感謝祭 🎉 👨‍👩‍👧", "春の大感謝祭 🎉 👨‍👩‍👧"),
    ("a\tb\nc\r\nd", "a b c  d"),
    ("\u{1B}[31m\u{0}\u{7}\u{7F}", "␛[31m␀␇␡"),
    ("\u{9B}31m\u{85}\u{80}", "\u{FFFD}31m \u{FFFD}"),
    ("\u{202E}abc\u{2066}\u{200F}\u{61C}", "\u{FFFD}abc\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("a\u{2028}b\u{2029}c", "a b c"),
  ])
  func `leaves nothing that a terminal would obey`(text: String, expected: String) {
    #expect(text.neutralized == expected)
  }
}
