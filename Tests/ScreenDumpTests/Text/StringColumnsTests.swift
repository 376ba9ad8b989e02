import ScreenDump
import Testing

@Suite struct StringColumnsTests {
  @Test(arguments: [
    ("", 0),
    ("abc", 3),
    ("春の大感謝祭", 12),
    ("ｾｰﾙ", 3),
    ("ｶﾞ", 2),
    ("カ\u{3099}", 2),
    ("（件）", 6),
    ("￥1,280", 7),
    ("¥1,280", 6),
    ("e\u{301}", 1),
    ("한국어", 6),
    ("\u{1112}\u{1161}\u{11AB}", 2),
    ("🎉", 2),
    ("👨‍👩‍👧", 2),
    ("🇯🇵", 2),
    ("❤️", 2),
    ("…·→", 3),
    ("𠮷野家", 6),
    ("a\u{200B}b", 2),
    ("a\r\nb\0", 3),
  ])
  func `counts terminal columns`(text: String, columns: Int) {
    #expect(text.columns == columns)
  }

  @Test(arguments: [
    ("春の大感謝祭", 12, "春の大感謝祭"),
    ("春の大感謝祭", 11, "春の大感謝…"),
    ("春の大感謝祭", 10, "春の大感…"),
    ("abcdef", 6, "abcdef"),
    ("abcdef", 5, "abcd…"),
    ("abcdef", 1, "…"),
  ])
  func `truncates to columns`(text: String, limit: Int, expected: String) {
    #expect(text.truncated(toColumns: limit) == expected)
  }

  @Test func `pads to columns`() {
    #expect("祭".padded(toColumns: 4) == "祭  ")
    #expect("祭り".padded(toColumns: 3) == "祭り")
  }
}
