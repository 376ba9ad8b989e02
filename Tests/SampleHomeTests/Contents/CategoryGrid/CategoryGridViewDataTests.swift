import Testing

@testable import SampleHome

@Suite struct CategoryGridViewDataTests {
  @Test func `shows every field`() throws {
    let response: CategoryGridResponse = try decode(
      """
      { "title": "探す", "columns": 3, "categories": [
        { "category_id": "f", "name": "食品", "icon_url": "https://i.jp/f.png", "item_count": 8204 },
        { "category_id": "g", "name": "花" } ] }
      """
    )
    #expect(
      CategoryGridViewData(response)
        == CategoryGridViewData(
          title: "探す",
          columns: 3,
          items: [
            .init(id: "f", name: "食品", iconURL: "https://i.jp/f.png", itemCount: "8,204点"),
            .init(id: "g", name: "花", iconURL: "", itemCount: ""),
          ]
        )
    )
  }

  @Test(arguments: [
    (nil, 4), (Int.min, 2), (0, 2), (1, 2), (2, 2), (3, 3), (5, 5), (6, 5), (Int.max, 5),
  ])
  func `has two to five columns`(columns: Int?, shown: Int) {
    let response = CategoryGridResponse(columns: columns, categories: [])
    #expect(CategoryGridViewData(response).columns == shown)
  }

  @Test(arguments: [
    (nil, ""), (-1, "0点"), (0, "0点"), (9_999, "9,999点"), (10_000, "9,999+点"),
  ])
  func `counts items`(count: Int?, text: String) {
    let category = CategoryGridResponse.Item(categoryID: "f", name: "食品", itemCount: count)
    let viewData = CategoryGridViewData(CategoryGridResponse(categories: [category]))
    #expect(viewData.items.map(\.itemCount) == [text])
  }

  @Test func `shows twenty categories under its own title, and is empty without categories`() {
    let categories = (0..<21).map { CategoryGridResponse.Item(categoryID: "\($0)", name: "花") }
    let viewData = CategoryGridViewData(CategoryGridResponse(categories: categories))
    #expect(viewData.title == "カテゴリから探す")
    #expect(viewData.items.count == 20)
    #expect(CategoryGridViewData(CategoryGridResponse(categories: [])).isEmpty)
    #expect(CategoryGridViewData.initial.isEmpty)
  }
}
