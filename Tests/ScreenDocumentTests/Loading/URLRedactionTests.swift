import Basics
import ScreenDocument
import TestSupport
import Testing

@Suite(.long) struct URLRedactionTests {
  @Test(arguments: [
    ("https://u:p@h.jp/x?q#f", "https://…@h.jp/x?…"),
    ("https://h.jp/x?q=a@b#f", "https://h.jp/x?…"),
    ("https://h.jp/x#f", "https://h.jp/x"),
    ("http:/u:p@h", "http:/…@h"),
    ("http:u:p@h/x", "http:…@h/x"),
    ("HTTP:\\\\u:p@h", "HTTP:\\\\…@h"),
    ("http:////u:p@h", "http:////…@h"),
    ("http: //u:p@h", "http: //…@h"),
    (" http://u:p@h", " http://…@h"),
    ("'http://u:p@h'", "'http://…@h'"),
    ("mailto:u:p@h?subject=x", "mailto:…@h?…"),
    ("app:u:p@h", "…@h"),
    ("app:open?token=t", "app:open?…"),
    ("app://u:p@h/?t", "app://…@h/?…"),
    ("u:p@h/x", "…@h/x"),
    ("//u:p@h/x", "//…@h/x"),
    ("http://u:p/x@h", "http://…@h"),
    ("http://u:p\\x@h", "http://…@h"),
    ("http://u:1/x@h", "http://…@h"),
    ("http://u:p?x@h/y", "http://…"),
    ("http://u:p#x@h/y", "http://…"),
    ("http://t0k3n@h", "http://…@h"),
    ("http://u@v:p@h", "http://…@h"),
    ("http://u:p@\u{301}h", "http://…@\u{301}h"),
    ("http://u:p%40h/x", "http://…/x"),
    ("http://u:p", "http://…"),
    ("u:p@h/http://x", "…@h/http://x"),
    ("https://", "https://"),
    ("https:///home.json", "https:///home.json"),
    ("http://[::1]:80/x", "http://[::1]:80/x"),
    ("http://127.0.0.1:80/x", "http://127.0.0.1:80/x"),
    ("https://例え.jp/@user/x", "https://例え.jp/@user/x"),
    ("https://例え.jp/@user/http://h/x", "https://例え.jp/@user/http://h/x"),
    ("https://h.jp/web/http://u:p@h/", "https://h.jp/web/http://…@h/"),
    ("https://h.jp/http:/u:p@h/x?q", "https://h.jp/http:/…@h/x?…"),
    ("https://h.jp/http://t0k3n@h.jp/x", "https://h.jp/http://…@h.jp/x"),
    ("https://h.jp/http://i.jp/http://u:p@h", "https://h.jp/http://i.jp/http://…@h"),
    ("https://h.jp///u:p@i", "https://h.jp///…@i"),
    ("https://h.jp//u:p/x@i/y", "https://h.jp//…@i/y"),
    ("https://h.jp/\\t0k3n@i", "https://h.jp/\\…@i"),
    ("https://h.jp//u:p?x@i", "https://h.jp//…?…"),
    ("https://h.jp//i.jp//u:p@k", "https://h.jp//i.jp//…@k"),
    ("https://h.jp/a/u:p@i/x", "https://h.jp/a/…@i/x"),
    ("https://h.jp/http:u:p@i", "https://h.jp/…@i"),
    ("//h.jp/u:p@i", "//h.jp/…@i"),
    ("https://h.jp//a b/x:y/@z", "https://h.jp//…@z"),
    ("https://h.jp//a b/x:y", "https://h.jp//a b/x:y"),
    ("https://h.jp//i.jp/@user:x", "https://h.jp//i.jp/@user:x"),
    ("https://h.jp/a:b/icon@2x.png", "https://h.jp/a:b/icon@2x.png"),
    ("https://h.jp/http://u:p?x@h/", "https://h.jp/http://…?…"),
    ("https://h.jp/http://i.jp/@user?q=a@b", "https://h.jp/http://i.jp/@user?…"),
    ("http://localhost:8080/x?q", "http://localhost:8080/x?…"),
    ("http://localhost:8080/http://i/x", "http://localhost:8080/http://i/x"),
    ("http://localhost/http://u%3Ap%40h/x", "http://localhost/http://…/x"),
    ("https://h.jp:443/http://u:p/x", "https://h.jp:443/http://…/x"),
    ("data:application/json,1", "data:application/json,1"),
  ])
  func `omits user, password, query and fragment`(text: String, printed: String) {
    #expect(URLRedaction.withoutSecrets(text) == printed)
    #expect(URLRedaction.withoutSecrets(printed) == printed)
  }

  @Test(arguments: [
    "", "-", "home.json", "/a/icon@2x.json", "a b.json", "~/c:d", "2026/04:01/a@b.json", "..",
    "x?y", "C:", ":", "@", "/", "//", "//server/share", "a/b:c/d",
  ])
  func `keeps a text that is not a URL`(text: String) {
    #expect(URLRedaction.withoutSecrets(text) == text)
    #expect(URLRedaction.urlsWithSecrets(in: text) == [])
  }

  @Test func `prints no secret, for any spelling of a URL`() {
    let seed = UInt64.random(in: .min ... .max)
    var random = Seeded(seed: seed)
    for _ in 0..<20_000 {
      let url = SecretURLs.next(using: &random)
      let printed = URLRedaction.withoutSecrets(url)
      #expect(!printed.lowercased().contains("secret"), "\(url) → \(printed), seed \(seed)")
      let inSentence = URLRedaction.urlsWithSecrets(in: url).reduce(
        "cannot read '\(url)': check it"
      ) {
        $0.replacing($1.text, with: $1.replacement)
      }
      #expect(inSentence == "cannot read '\(printed)': check it", "\(url), seed \(seed)")
    }
  }
}
