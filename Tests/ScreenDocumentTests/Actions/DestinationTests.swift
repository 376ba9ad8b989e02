import Foundation
import ScreenDocument
import Testing

@Suite struct DestinationTests {
  @Test(arguments: [
    "/", "/cart", "cart", "items/1?from=home#top", "?q=a:b", "#top", "/a:b", "/100%25", "/50%25off",
    "/%E6%A1%9C",
    "/my%20page", "/桜", "./a", "../a", "/a//b", "/search?q=%5C%0A//x", "https://shop.example.jp",
    "https://shop.example.jp/a?b=c#d", "HTTPS://SHOP.example.jp:8443/", "https://[::1]/",
    "https://shop.example.jp/?next=javascript:x", "/items/@me",
    "/" + String(repeating: "a", count: 2_047),
  ])
  func `S3 a relative path and https are allowed`(text: String) throws {
    let destination = try Destination(text)
    #expect(destination.rawValue == text)
    #expect(destination.scheme == (text.lowercased().hasPrefix("https:") ? "https" : nil))
  }

  @Test(arguments: [
    "", " ", "javascript:alert(1)", "JavaScript:alert(1)", "jAvAsCrIpT://x/%0Aalert(1)",
    " javascript:alert(1)", "\tjavascript:alert(1)", "java\tscript:alert(1)", "java\nscript:x",
    "javascript\u{0}:x", "javascript :x", "\u{1}javascript:x", "\u{FEFF}javascript:x",
    "\u{200B}javascript:x", "java\u{AD}script:x", "javascript%3Aalert(1)",
    "javascript%253Aalert(1)",
    "%6Aavascript:alert(1)", "java%0Ascript:x", "file:///etc/passwd", "FILE:/etc/passwd", "file:x",
    "data:text/html,x", "blob:x", "vbscript:x", "about:blank", "view-source:https://a.jp",
    "http://shop.example.jp", "ftp://a.jp", "market://cart", "mailto:a@b.jp", "a.b+c-d:x",
    "//evil.example.jp", "///evil.example.jp", "\\\\evil.example.jp", "/\\evil.example.jp",
    "https:\\\\evil.example.jp", "%2F%2Fevil.example.jp", "/%2Fevil.example.jp",
    "/%252Fevil.example.jp", "/a%255Cb%25zz", "/%5Cevil.example.jp", "%5c%5cevil.example.jp",
    "/a%00b", "/a%0D%0Ab",
    "https:", "https:/a", "https:a", "https://", "https:///a", "https://?a", "https://:80/",
    "https://user@evil.example.jp", "https://shop.example.jp@evil.example.jp/",
    "https://shop.example.jp%40evil.example.jp", "https://a.jp/%E2%80%AEx", "https://a .jp",
    "/a b", "/a\u{202E}b", "/a\u{2028}b", "/a\u{3000}b", "/100%", "/%zz", "/%E6",
    "/%25252525252525252541", ":x", "1:x", "桜:x", "/" + String(repeating: "a", count: 2_048),
  ])
  func `S3 any other destination is rejected, in any spelling`(text: String) {
    #expect(throws: DestinationError.self) { try Destination(text) }
  }

  @Test(arguments: [
    "//\u{1F3FB}evil.example.jp", "/%2F\u{1F3FB}evil.example.jp", "/%252F\u{1F3FB}evil.example.jp",
    "//\u{301}evil.example.jp", "https://shop.example.jp@\u{1F3FB}evil.example.jp/",
    "https://shop.example.jp%\u{1F3FB}40/",
  ])
  func `S3 an emoji modifier or a combining mark hides no slash and no user name`(text: String) {
    #expect(throws: DestinationError.self) { try Destination(text) }
  }

  @Test func `a query begins at its question mark, also with a combining mark after it`() throws {
    let text = "/search?\u{301}off=100%"
    #expect(try Destination(text).rawValue == text)
  }

  @Test func `a path is decoded eight times, and must then have no escapes`() throws {
    let path = { (decodings: Int, end: String) in
      "/%" + String(repeating: "25", count: decodings - 1) + end
    }
    #expect(path(8, "41") == "/%2525252525252541")
    for decodings in 1...8 {
      let text = path(decodings, "41")
      #expect(try Destination(text).rawValue == text)
    }
    let error = #expect(throws: DestinationError.self) { try Destination(path(9, "41")) }
    #expect(error?.reason == .unsafeAfterPercentDecoding)
    #expect(throws: DestinationError.self) { try Destination(path(8, "5C")) }
  }

  @Test func `other schemes are allowed by name, except schemes that execute or read`() throws {
    let schemes: Set<String> = ["https", "market", "javascript", "file", "data"]
    #expect(try Destination("market://cart", schemes: schemes).scheme == "market")
    #expect(try Destination("MARKET:cart", schemes: schemes).scheme == "market")
    for text in ["javascript:x", "JAVASCRIPT:x", "file:///a", "data:,x", "http://a.jp"] {
      #expect(throws: DestinationError.self) { try Destination(text, schemes: schemes) }
    }
    let error = #expect(throws: DestinationError.self) {
      try Destination("javascript:x", schemes: schemes)
    }
    #expect(
      error?.description == """
        The destination "javascript:x" has the scheme "javascript"; allowed are relative paths and \
        "https", "market".
        """
    )
  }

  @Test(arguments: [
    (
      "/a b",
      "holds white space, a backslash or an invisible character; write a space as %20, and "
        + "remove the others."
    ),
    (
      "/%5Cevil",
      "holds an escape that is invalid, or that hides an unsafe character, a scheme or \"//\"; "
        + "remove it."
    ),
  ])
  func `an error says what to send instead`(text: String, advice: String) {
    let error = #expect(throws: DestinationError.self) { try Destination(text) }
    #expect(error?.description == "The destination \"\(text)\" \(advice)")
  }

  @Test func `a decoded destination is checked`() throws {
    let decoder = JSONDecoder()
    #expect(
      try decoder.decode([Destination].self, from: Data(#"["/a"]"#.utf8)).map(\.rawValue) == ["/a"]
    )
    #expect(throws: DecodingError.self) {
      try decoder.decode([Destination].self, from: Data(#"["javascript:x"]"#.utf8))
    }
  }
}
