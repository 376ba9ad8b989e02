import ScreenDocument
import ScreenDump
import StrictJSON
import Testing

@Suite struct JSONTreeDifferencesTests {
  private func tree(_ text: String) throws -> JSONTree {
    try JSONDocument(Array(text.utf8)).root.tree
  }

  @Test(arguments: [
    (#"{ "a": 1, "b": 2 }"#, #"{ "b": 2, "a": 1 }"#, []),
    (#"{ "a": [1, 2] }"#, #"{ "a": [1, 3, 4] }"#, ["/a/1 2 3", "/a/2 nil 4"]),
    (
      #"{ "a": { "b": 1 }, "c": 2 }"#, #"{ "a": {}, "d": 2 }"#,
      ["/a/b 1 nil", "/c 2 nil", "/d nil 2"]
    ),
    ("1", "[]", [" 1 []"]),
    (#"{ "a/b": null }"#, #"{ "a/b": false }"#, ["/a~1b null false"]),
  ])
  func `finds the smallest values that differ`(old: String, new: String, expected: [String]) throws
  {
    let differences = try tree(old).differences(to: tree(new), limit: 10)
    let lines = differences.map { difference in
      [difference.old, difference.new].map { $0?.text() ?? "nil" }
        .reduce(difference.path.description) { "\($0) \($1)" }
    }
    #expect(lines == expected)
  }

  @Test func `stops at the limit of differences, if there is one, and works at any depth`() throws {
    let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    let other = String(repeating: "[", count: 500) + "1" + String(repeating: "]", count: 500)
    #expect(try tree(deep).differences(to: tree(other), limit: 10).count == 1)
    let many = "[" + Array(repeating: "1", count: 100).joined(separator: ",") + "]"
    #expect(try tree(many).differences(to: tree("[]"), limit: 10).count == 10)
    #expect(try tree(many).differences(to: tree("[]")).count == 100)
  }

  @Test func `of members with one name the first counts`() throws {
    let old: JSONTree = .object([
      JSONTree.Member(key: "a", value: .number("1")), JSONTree.Member(key: "a", value: .null),
    ])
    #expect(old.differences(to: old) == [])
    #expect(try old.differences(to: tree(#"{ "a": 1 }"#)) == [])
    #expect(try tree("{}").differences(to: old).map(\.new) == [.number("1")])
  }
}
