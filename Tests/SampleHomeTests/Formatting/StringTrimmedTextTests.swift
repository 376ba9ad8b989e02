import Testing

@testable import SampleHome

@Suite struct StringTrimmedTextTests {
  @Test(arguments: [
    ("", ""), (" \n\t\u{3000}", ""), ("\u{3000}春 の\n", "春 の"), ("12345", "12345"),
    ("  12345  ", "12345"), ("123456", "1234…"), ("1234 6", "1234…"), ("123 56", "123 …"),
    ("👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦"), ("がぎぐげごが", "がぎぐげ…"),
    ("\r\nか\u{3099}\r\n", "が"), (" \u{301}a", "a"),
  ])
  func `a text loses its outer white space and the characters beyond the limit`(
    source: String,
    text: String
  ) {
    #expect(source.trimmedText(upTo: 5) == text)
  }

  @Test(arguments: [(nil, "なし"), ("", "なし"), (" ", "なし"), ("あ ", "あ")])
  func `an absent or blank text becomes its fallback`(source: String?, text: String) {
    #expect(source.trimmedText(upTo: 5, or: "なし") == text)
  }

  @Test(arguments: [
    (nil, ""), ("", ""), ("https://a.jp/x?y=1#z", "https://a.jp/x?y=1#z"), ("https://", "https://"),
    ("http://a.jp", ""), ("HTTPS://a.jp", ""), (" https://a.jp", ""), ("https:/a.jp", ""),
    ("javascript:alert(1)", ""), ("https://a.jp/ ", "https://a.jp/ "),
  ])
  func `a URL is shown as sent or omitted`(source: String?, url: String) {
    #expect(source.allowedURLOrEmpty == url)
  }

  @Test func `a URL has at most 2,048 bytes`() {
    let longest = "https://" + String(repeating: "a", count: 2_040)
    #expect(Optional(longest).allowedURLOrEmpty == longest)
    #expect(Optional(longest + "a").allowedURLOrEmpty == "")
  }
}
