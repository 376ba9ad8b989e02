import Foundation
import ScreenNetwork
import TestSupport
import Testing

@Suite(.long) struct RedirectTests {
  @Test(arguments: [
    ("http://e.jp/a", "/b", "http://e.jp/b"),
    ("http://e.jp/a", "http://f.jp/b", "http://f.jp/b"),
    ("http://e.jp/a", "https://f.jp/b", "https://f.jp/b"),
    ("http://e.jp/a", "HTTPS://f.jp/b", "HTTPS://f.jp/b"),
    ("https://e.jp/a/", "b?c=1", "https://e.jp/a/b?c=1"),
    ("https://e.jp/a", "//f.jp/b", "https://f.jp/b"),
    ("HTTPS://e.jp/a", "https://f.jp/b", "https://f.jp/b"),
    ("https://e.jp/a", "http://e.jp/a", nil),
    ("HTTPS://e.jp/a", "http://e.jp/a", nil),
    ("https://e.jp/a", "HTTP://e.jp/a", nil),
    ("http://e.jp/a", "file:///etc/hosts", nil),
    ("http://e.jp/a", "javascript:alert(1)", nil),
    ("http://e.jp/a", "ftp://f.jp/b", nil),
    ("http://e.jp/a", "https://", nil),
    ("http://e.jp/a", "http:///b", nil),
  ])
  func `follows no redirect to a weaker or another scheme`(
    url: String,
    location: String,
    target: String?
  ) throws {
    let redirect = RedirectTarget(location, from: try #require(URL(string: url)))
    #expect(redirect.allowedURL?.absoluteString == target)
  }

  @Test func `is reported without secrets, and shortened`() throws {
    let url = try #require(URL(string: "http://e.jp/a"))
    let redirect = RedirectTarget(
      "http://u:p@f.jp/\(String(repeating: "x", count: 1000))?t",
      from: url
    )
    #expect(redirect.printableTarget == "http://…@f.jp/" + String(repeating: "x", count: 186))
  }

  @Test func `is reported without secrets, for any spelling`() throws {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    let url = try #require(URL(string: "http://e.jp/a"))
    for _ in 0..<5_000 {
      let location = SecretURLs.next(using: &random)
      let name = RedirectTarget(location, from: url).printableTarget
      #expect(!name.lowercased().contains("secret"), "\(location) → \(name), seed \(seed)")
    }
  }
}
