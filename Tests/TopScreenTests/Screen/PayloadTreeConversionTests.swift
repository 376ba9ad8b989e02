import ScreenDocument
import StrictJSON
import Testing
import TopScreen

/// The trees from which contents without a route are drawn.
@Suite struct PayloadTreeConversionTests {
  @Test(
    arguments: [
      ("<p>", 5_000, "</p>", 4_000, "…"),
      ("", 3_995, "<b class='x'>b</b>", 3_995, "b"),
      ("<i></i>", 3_990, "&amp;b", 3_990, "&b"),
      ("", 4_001, "", 4_000, "…"),
    ] as [(String, Int, String, Int, String)]
  )
  func `a text loses its tags before it is cut`(
    start: String,
    count: Int,
    end: String,
    drawnCount: Int,
    drawnEnd: String
  ) throws {
    let text = start + String(repeating: "a", count: count) + end
    let payload = try JSONDocument(Array("{\"text\":\"\(text)\"}".utf8)).root
    let response = ResponseData(kind: "x", id: "y", position: 0, payload: payload)
    let drawn = JSONTree.string(String(repeating: "a", count: drawnCount) + drawnEnd)

    #expect(PayloadTreeConversion.tree(of: response)["text"] == drawn)
  }
}
