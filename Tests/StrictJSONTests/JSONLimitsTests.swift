import StrictJSON
import Testing

@Suite struct JSONLimitsTests {
  @Test(arguments: ["[", "{\"a\":"])
  func `200,000 open brackets are an error with its place`(_ bracket: String) throws {
    let text = Array(String(repeating: bracket, count: 200_000).utf8)
    let error = try #require(throws: JSONSyntaxError.self) { try JSONDocument(text) }
    #expect(error.reason == .nestedTooDeep(maximum: 512))
    #expect(error.location.line == 1)
    #expect(error.location.column == 512 * bracket.utf8.count + 1)
    #expect(error.pointer.tokens.count == 512)
    #expect(error.description.contains("nested deeper than 512"))
  }

  @Test func `a document at the depth limit is read, compared, written and decoded into a tree`()
    throws
  {
    let text =
      String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    let tree = try JSONDocument(Array(text.utf8)).root.tree
    #expect(tree.text() == text)
    #expect(tree == (try JSONDocument(Array(text.utf8)).root.tree))
    #expect(throws: JSONSyntaxError.self) { try JSONDocument(Array("[\(text)]".utf8)) }
  }

  @Test func `siblings do not add to the depth`() throws {
    let text = "[" + Array(repeating: "[[]]", count: 5_000).joined(separator: ",") + "]"
    let root = try JSONDocument(Array(text.utf8), limits: JSONLimits(maximumDepth: 3)).root
    #expect(root.count == 5_000)
  }

  @Test func `a document over the byte limit is not parsed at all`() throws {
    let limits = JSONLimits(maximumBytes: 4)
    #expect(try JSONDocument(Array("1234".utf8), limits: limits).root.int == 1234)
    let error = try #require(throws: JSONSyntaxError.self) {
      try JSONDocument(Array("!!!!!".utf8), limits: limits)
    }
    #expect(error.reason == .tooLarge(bytes: 5, maximum: 4))
  }

  @Test func `limits out of range are clamped`() {
    let low = JSONLimits(maximumDepth: -1, maximumBytes: -1)
    #expect((low.maximumDepth, low.maximumBytes) == (1, 0))
    let high = JSONLimits(maximumDepth: .max, maximumBytes: .max)
    #expect((high.maximumDepth, high.maximumBytes) == (1024, 1 << 30 - 1))
  }
}
