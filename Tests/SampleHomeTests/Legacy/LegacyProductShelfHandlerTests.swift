#if LegacyBridge
import ScreenDocument
import Testing

@testable import SampleHome

@MainActor
@Suite struct LegacyProductShelfHandlerTests {
  private let fixture = LegacyFixture()

  private func shelf(_ items: ProductShelfResponse.Item..., columns: Int? = nil)
    -> ProductShelfResponse
  {
    ProductShelfResponse(title: " お花見 ", columns: columns, items: items)
  }

  private func item(
    _ id: String,
    _ elements: ProductShelfResponse.Item.Element...
  ) -> ProductShelfResponse.Item {
    ProductShelfResponse.Item(
      id: id,
      appearance: FundamentalAppearance(padding: EdgeValues(8)),
      elements: elements
    )
  }

  @Test func `builds a cell from the elements of a product`() {
    let outputs = fixture.outputs(
      of: LegacyProductShelfHandler(fixture.environment),
      for: shelf(
        item(
          "a",
          ProductShelfResponse.Item.Element(kind: "price", yen: 0),
          ProductShelfResponse.Item.Element(kind: "name", text: "シート"),
          ProductShelfResponse.Item.Element(kind: "name", text: "b"),
          ProductShelfResponse.Item.Element(kind: "image", url: "https://image.example.jp/a.jpg"),
          ProductShelfResponse.Item.Element(kind: "badge", text: "新"),
          ProductShelfResponse.Item.Element(action: "navigate", destination: "/a")
        ),
        item("nameless", ProductShelfResponse.Item.Element(kind: "price", yen: 5)),
        item("a", ProductShelfResponse.Item.Element(kind: "name", text: "again"))
      )
    )

    #expect(
      outputs == [
        ProductShelfViewData(
          title: "お花見",
          columns: 2,
          items: [
            ProductShelfViewData.Item(
              id: "a",
              name: "シート",
              imageURL: "https://image.example.jp/a.jpg",
              badge: "新",
              price: "無料",
              destination: "/a",
              appearance: FundamentalAppearance(padding: EdgeValues(8))
            )
          ]
        )
      ]
    )
  }

  @Test(arguments: [(nil, 2), (0, 1), (-3, 1), (1, 1), (3, 3), (4, 4), (9, 4)] as [(Int?, Int)])
  func `has one to four columns`(sent: Int?, columns: Int) {
    let outputs = fixture.outputs(
      of: LegacyProductShelfHandler(fixture.environment),
      for: shelf(columns: sent)
    )
    #expect(outputs.map(\.columns) == [columns])
  }

  @Test func `opens the tapped product of the latest response`() {
    let handler = LegacyProductShelfHandler(fixture.environment)
    handler.tap("a")
    for destination in ["/1", "/2"] {
      handler.configure(
        shelf(
          item(
            "a",
            ProductShelfResponse.Item.Element(
              kind: "name",
              text: "n",
              action: "navigate",
              destination: destination
            )
          ),
          item("b", ProductShelfResponse.Item.Element(kind: "name", text: "n"))
        )
      )
      fixture.run()
    }
    for id in ["a", "b", "gone"] { handler.tap(id) }

    #expect(fixture.effects == ["navigation /2"])
  }
}
#endif
