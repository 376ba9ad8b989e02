import Foundation
import ScreenDocument
import TestSupport
import Testing

@Suite struct ScreenLocationTests {
  private func url(_ text: String) throws -> ResourceLocation {
    .url(try #require(URL(string: text)))
  }

  @Test func `a path is a file, and a URL a document`() throws {
    #expect(try ScreenLocation("a/home.json") == .document(.file(path: "a/home.json")))
    #expect(try ScreenLocation("HTTPS://e.jp/x") == .document(try url("HTTPS://e.jp/x")))
    #expect(try ScreenLocation("https://e.jp") == .document(try url("https://e.jp")))
  }

  @Test func `a URL that ends in a slash is a folder of three documents`() throws {
    #expect(
      try ScreenLocation("https://e.jp/a/?v=1")
        == .blocks(
          layout: try url("https://e.jp/a/layout.json?v=1"),
          property: try url("https://e.jp/a/property.json?v=1"),
          data: try url("https://e.jp/a/data.json?v=1")
        )
    )
  }

  @Test func `documents given separately replace those of the folder`() throws {
    #expect(
      try ScreenLocation("https://e.jp/a/", data: "local.json")
        == .blocks(
          layout: try url("https://e.jp/a/layout.json"),
          property: try url("https://e.jp/a/property.json"),
          data: .file(path: "local.json")
        )
    )
    #expect(
      try ScreenLocation("layout.json", property: "https://e.jp/p")
        == .blocks(
          layout: .file(path: "layout.json"),
          property: try url("https://e.jp/p"),
          data: nil
        )
    )
  }

  @Test func `documents of one folder are named after the folder`() throws {
    #expect(try ScreenLocation("https://e.jp/a/").displayName == "https://e.jp/a")
    #expect(try ScreenLocation("https://u:p@e.jp/a/?v=1").displayName == "https://…@e.jp/a")
    #expect(try ScreenLocation("a/layout.json", data: "a/data.json").displayName == "a")
    #expect(try ScreenLocation("a/layout.json", data: "b/data.json").displayName == "a/layout.json")
    #expect(try ScreenLocation("layout.json", data: "data.json").displayName == "layout.json")
  }

  @Test(arguments: [
    ("file:///etc/passwd", LoadError.Reason.unsupportedScheme("file")),
    ("JavaScript://x", .unsupportedScheme("javascript")),
    ("http://", .invalidURL),
    ("https:///x", .invalidURL),
    ("http://[::1", .invalidURL),
    ("http:/e.jp/home.json", .invalidURL),
    ("HTTPS:e.jp", .invalidURL),
    ("a b://e.jp", .invalidURL),
    ("http://e.jp:65536", .portOutOfRange),
    ("http://e.jp:0/x", .portOutOfRange),
    ("HTTPS://e.jp:99999999999999999999/x", .portOutOfRange),
  ])
  func `an invalid URL is reported as such`(
    text: String,
    reason: LoadError.Reason
  ) throws {
    #expect(throws: LoadError(reason, of: text)) { try ScreenLocation(text) }
  }

  @Test(arguments: [
    "http://e.jp:65535/x", "http://e.jp:/x", "http://e.jp/x:99999", "http://[::1]/", "http://7/",
    "http://e.jp?a:99999", "http://u:99999@e.jp/",
  ])
  func `a port that exists and other numbers are no fault`(text: String) throws {
    #expect(throws: Never.self) { try ScreenLocation(text) }
  }

  @Test func `a folder without a layout is not a screen`() throws {
    let files = TemporaryFolder()
    #expect(throws: LoadError(.noLayout, of: files.path)) { try ScreenLocation(files.path) }
  }

  @Test(arguments: [
    ("https://user:secret@e.jp:8080/a/b?token=secret#secret", "https://…@e.jp:8080/a/b?…"),
    ("https://user:sec@ret@e.jp", "https://…@e.jp"),
    ("https://e.jp?secret", "https://e.jp?…"),
    ("https://e.jp/a@b", "https://e.jp/a@b"),
    ("https://user:secret@e.jp", "https://…@e.jp"),
    ("https://[secret@", "https://…@"),
    ("http:/user:secret@e.jp", "http:/…@e.jp"),
    ("user:secret@e.jp/http://e.jp", "…@e.jp/http://e.jp"),
    ("mailto:user:secret@e.jp", "mailto:…@e.jp"),
  ])
  func `never reports a user, a password or a query`(text: String, printed: String) {
    let name =
      (try? ScreenLocation(text))?.displayName
      ?? (#expect(throws: LoadError.self) { try ScreenLocation(text) })?.documentName
    #expect(name == printed)
  }

  @Test func `a cache key contains no secret, and differs for another secret`() throws {
    let texts = [
      "https://a:secret@e.jp/", "https://b:secret@e.jp/", "https://e.jp/", "https://e.jp/?secret",
      "https://e.jp/home.json",
    ]
    let keys = try texts.map { try ScreenLocation($0).cacheKey }
    #expect(Set(keys).count == texts.count)
    #expect(keys.allSatisfy { !$0.contains("secret") })
    #expect(keys.last == "document=https://e.jp/home.json")
  }
}
