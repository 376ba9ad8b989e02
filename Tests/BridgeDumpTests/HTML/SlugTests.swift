import Testing

@testable import BridgeDump

@Suite struct SlugTests {
  @Test(arguments: [
    ("entry-3days_A", "entry-3days_A"),
    ("spacer#1", "spacer.23.1"),
    ("a b", "a.20.b"),
    ("春", ".6625."),
    ("", ""),
  ])
  func `keeps characters valid in a link, and encodes other scalars as numbers`(
    text: String,
    name: String
  ) {
    #expect(Slug(text).description == name)
  }

  @Test func `gives different texts different slugs`() {
    let texts = ["a.b", "a.2e.b", ".a", "a.", "ab", "\u{A}b", "%61b", "a/b", "a\"b", "a<b"]
    #expect(Set(texts.map(Slug.init)).count == texts.count)
    let long = String(repeating: "春", count: 10_000)
    #expect(Slug(long).description.utf8.count < 700)
    #expect(Slug(long) != Slug(long + "a"))
  }
}
