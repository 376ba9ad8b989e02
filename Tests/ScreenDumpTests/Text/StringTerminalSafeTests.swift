import ScreenDump
import Testing

@Suite struct StringTerminalSafeTests {
  @Test(arguments: [
    ("春の大感謝祭 🎉 👨‍👩‍👧", "春の大感謝祭 🎉 👨‍👩‍👧"),
    ("a\tb\nc\r\nd", "a b c  d"),
    ("\u{1B}[31m\u{0}\u{7}\u{7F}", "␛[31m␀␇␡"),
    ("\u{9B}31m\u{85}\u{80}", "\u{FFFD}31m \u{FFFD}"),
    ("\u{202E}abc\u{2066}\u{200F}\u{61C}", "\u{FFFD}abc\u{FFFD}\u{FFFD}\u{FFFD}"),
    ("a\u{2028}b\u{2029}c", "a b c"),
    ("a\u{FFFE}b\u{FFFF}c", "a\u{FFFD}b\u{FFFD}c"),
    (
      "\u{1FFFE}\u{8FFFF}\u{10FFFE}\u{10FFFF}\u{10FFFD}",
      "\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}\u{10FFFD}"
    ),
  ])
  func `removes everything that a terminal would interpret`(text: String, expected: String) {
    #expect(text.terminalSafe == expected)
  }

  @Test(arguments: [
    (0xFDCF as UInt32, false), (0xFDD0, true), (0xFDEF, true), (0xFDF0, false), (0xFFFD, false),
  ])
  func `replaces noncharacters, and keeps adjacent characters`(value: UInt32, isReplaced: Bool)
    throws
  {
    let scalar = try #require(Unicode.Scalar(value))
    let text = String(Character(scalar))
    #expect(text.terminalSafe == (isReplaced ? "\u{FFFD}" : text))
  }
}
