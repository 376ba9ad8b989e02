import ScreenDocument
import Testing

@testable import BridgeDump

@Suite struct ExampleFileNamingTests {
  @Test(arguments: [
    ("coupons", "mismatch-coupons.json"),
    ("time-sale_2.big", "mismatch-time-sale_2.big.json"),
    ("お知らせ", "mismatch-お知らせ.json"),
    ("a_b", "mismatch-a_b.json"),
    ("a/b", "mismatch-a_b-f2a5b2f6.json"),
    ("a b", "mismatch-a_b-53ca607c.json"),
    ("a:b", "mismatch-a_b-db222370.json"),
  ])
  func `a changed name has a hash of the kind`(kind: String, name: String) {
    #expect(ExampleFileNaming.screen.path(for: ContentKind(kind), in: nil) == name)
  }

  @Test func `a long name is cut, and two of them differ`() {
    let names = [61, 62].map { count in
      let kind = ContentKind(String(repeating: "x", count: count))
      return ExampleFileNaming.journal.path(for: kind, in: "DIR")
    }
    let start = "DIR/difference-" + String(repeating: "x", count: 60)
    #expect(names == [start + "-11c9b9f1.journal", start + "-47b4ebdd.journal"])
  }

  @Test func `the next example of a kind has a number`() {
    var taken: [String] = []
    for _ in 0..<3 {
      taken.append(ExampleFileNaming.screen.path(for: "coupons", in: nil, besides: taken))
    }
    let names = ["mismatch-coupons.json", "mismatch-coupons-2.json", "mismatch-coupons-3.json"]
    #expect(taken == names)
  }

  @Test(arguments: [
    (
      ["News", "news", "news", "News"],
      [
        "mismatch-News.json", "mismatch-news-512538bf.json", "mismatch-news-512538bf-2.json",
        "mismatch-News-2.json",
      ]
    ),
    (["news", "News"], ["mismatch-news.json", "mismatch-News-a6ff6d12.json"]),
    (
      ["news", "NEWS-2", "news"],
      ["mismatch-news.json", "mismatch-NEWS-2.json", "mismatch-news-3.json"]
    ),
  ])
  func `no two paths differ in case alone`(kinds: [String], names: [String]) {
    var taken: [String] = []
    for kind in kinds {
      taken.append(ExampleFileNaming.screen.path(for: ContentKind(kind), in: nil, besides: taken))
    }
    #expect(taken == names)
    #expect(Set(taken.map { $0.lowercased() }).count == taken.count)
  }
}
