import ScreenDocument
import Testing

@testable import SampleHome

@Suite struct ProductShelfViewDataTests {
  private func item(_ elements: String, id: String = "i") throws -> ProductShelfViewData.Item? {
    let response = try decode(
      ProductShelfResponse.self,
      #"{ "items": [ { "id": "\#(id)", "elements": [ \#(elements) ] } ] }"#
    )
    return ProductShelfViewData(response).items.first
  }

  @Test func `shows the first element of each kind`() throws {
    let item = try item(
      """
      { "kind": "name", "text": " お茶 " }, { "kind": "name", "text": "b" },
      { "kind": "image", "url": "https://image.example.jp/a.jpg" }, { "kind": "badge", "text": "新" },
      { "kind": "price", "yen": 1980 }, { "kind": "price", "yen": 1 }, { "text": "kindless" },
      { "kind": "x", "action": "navigate", "destination": "/a" },
      { "action": "navigate", "destination": "/b" }
      """
    )
    #expect(
      item
        == ProductShelfViewData.Item(
          id: "i",
          name: "お茶",
          imageURL: "https://image.example.jp/a.jpg",
          badge: "新",
          price: "1,980円",
          destination: "/a",
          appearance: .default
        )
    )
  }

  @Test func `shows no absent element, and the first of a kind even if it has no content`()
    throws
  {
    let item = try item(
      """
      { "kind": "name", "text": "a" }, { "kind": "price" }, { "kind": "price", "yen": 5 },
      { "kind": "image", "url": "http://image.example.jp/a.jpg" },
      { "action": "navigate" }, { "action": "navigate", "destination": "/a" }
      """
    )
    #expect(
      item
        == ProductShelfViewData.Item(
          id: "i",
          name: "a",
          imageURL: "",
          badge: "",
          price: "",
          destination: "",
          appearance: .default
        )
    )
  }

  @Test func `a product without a name is left out`() throws {
    #expect(try item(#"{ "kind": "price", "yen": 1 }"#) == nil)
    #expect(try item(#"{ "kind": "name", "text": "　" }"#) == nil)
  }

  @Test(arguments: [
    ("", 2), (#""columns": 3,"#, 3), (#""columns": 0,"#, 1), (#""columns": -9,"#, 1),
    (#""columns": 4,"#, 4), (#""columns": 5,"#, 4), (#""columns": 9223372036854775807,"#, 4),
  ])
  func `has one to four columns`(member: String, columns: Int) throws {
    let response = try decode(ProductShelfResponse.self, #"{ \#(member) "items": [] }"#)
    #expect(ProductShelfViewData(response).columns == columns)
    #expect(ProductShelfViewData(response).isEmpty)
  }
}
