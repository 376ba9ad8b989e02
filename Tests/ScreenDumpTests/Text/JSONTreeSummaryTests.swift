import ScreenDocument
import ScreenDump
import StrictJSON
import Testing

@Suite struct JSONTreeSummaryTests {
  @Test(arguments: [
    (#"{ "title": "春の大感謝祭", "items": [1,2,3,4,5,6] }"#, "「春の大感謝祭」 · items 6"),
    (#"{ "text": "b", "title": "a" }"#, "「a」 · text b"),
    (#"{ "title": "", "label": "x" }"#, "「x」"),
    (
      #"{ "isNew": true, "isOld": false, "n": 16, "note": "", "url": "https://a.jp" }"#,
      "isNew · n 16"
    ),
    (#"{ "price": { "a": 1 }, "empty": {}, "none": null }"#, "price {1}"),
    (
      #"{ "a": 1, "b": 2, "c": 3, "d": 4, "e": 5, "f": 6, "g": 7 }"#,
      "a 1 · b 2 · c 3 · d 4 · e 5 · f 6"
    ),
    ("[1, 2]", "[2]"),
    ("\"x\"", "\"x\""),
    ("null", "null"),
    ("{}", ""),
  ])
  func `summarizes view data in one line`(json: String, expected: String) throws {
    #expect(try JSONDocument(Array(json.utf8)).root.tree.summary == expected)
  }

  @Test func `keeps long texts short`() {
    let text = String(repeating: "祭", count: 10_000)
    let summary = JSONTree.object(["title": .string(text)]).summary
    #expect(summary == "「" + text.prefix(39) + "…」")
  }
}
