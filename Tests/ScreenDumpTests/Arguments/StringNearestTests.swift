import ScreenDump
import Testing

@Suite struct StringNearestTests {
  @Test(arguments: [
    ("shwo", "show"),
    ("Show", "show"),
    ("compre", "compare"),
    ("comp", "compare"),
    ("flags", "old-flags"),
    ("dif", "diff"),
    ("dfif", "diff"),
    ("zebra", nil), ("4", nil),
    ("", nil),
    (String(repeating: "s", count: 100_000), nil),
  ])
  func `suggests the nearest word`(word: String, expected: String?) {
    #expect(
      word.nearest(in: ["show", "diff", "compare", "old-flags", "new-flags", "1"]) == expected
    )
  }

  @Test(arguments: [
    ([], "nothing"), (["a"], "'a'"), (["a", "b"], "'a' or 'b'"),
    (["a", "b", "c"], "'a', 'b' or 'c'"),
  ])
  func `joins words into a list`(words: [String], expected: String) {
    #expect(words.quotedList(by: "or") == expected)
  }
}
