import Testing

@testable import SampleHome

@Suite struct RecentlyViewedViewDataTests {
  private typealias Item = RecentlyViewedResponse.Item

  private func viewData(_ items: [Item]) throws -> RecentlyViewedViewData {
    RecentlyViewedViewData(RecentlyViewedResponse(items: items), in: try .sample())
  }

  @Test func `shows every field`() throws {
    let response: RecentlyViewedResponse = try decode(
      """
      { "items": [ { "item_id": "a", "name": " 靴 ", "image_url": "https://i.jp/a.jpg",
        "price": 3190, "viewed_at": 1775004510, "referrer": "home" } ] }
      """
    )
    let item = RecentlyViewedViewData.Item(
      id: "a",
      name: "靴",
      imageURL: "https://i.jp/a.jpg",
      price: "3,190円",
      viewedAt: "11分前"
    )
    let viewData = RecentlyViewedViewData(response, in: try .sample())
    #expect(viewData == RecentlyViewedViewData(items: [item], hasMore: false))
  }

  @Test(arguments: [
    (nil, "価格未定"), (0, "無料"), (1, "1円"), (-1, "-1円"), (1_000_000, "1,000,000円"),
  ])
  func `shows the price`(price: Int?, text: String) throws {
    let viewData = try viewData([Item(itemID: "a", name: "靴", price: price)])
    #expect(viewData.items.map(\.price) == [text])
  }

  @Test func `sorts by time, newest first, and keeps the order of equal times`() throws {
    let now = Int.sampleNow
    let times = [now - 7_200, nil, now - 60, now - 7_200, -5, now + 60, now - 60]
    let items = times.enumerated().map {
      Item(itemID: "\($0.offset)", name: "靴", viewedAt: $0.element)
    }
    let viewData = try viewData(items)
    #expect(viewData.items.map(\.id) == ["5", "2", "6", "0", "3", "1", "4"])
    #expect(
      viewData.items.map(\.viewedAt) == ["4月1日", "1分前", "1分前", "2時間前", "2時間前", "", ""]
    )
  }

  @Test func `of equal ids the newest item is kept`() throws {
    let viewData = try viewData([
      Item(itemID: "a", name: "古い", viewedAt: .sampleNow - 120),
      Item(itemID: "a", name: "新しい", viewedAt: .sampleNow - 60),
    ])
    #expect(viewData.items.map(\.name) == ["新しい"])
  }

  @Test(arguments: [(20, 20, false), (21, 20, true), (500, 20, true)])
  func `reports that more items exist than are shown`(count: Int, shown: Int, hasMore: Bool) throws
  {
    let viewData = try viewData((0..<count).map { Item(itemID: "\($0)", name: "靴") })
    #expect(viewData.items.count == shown)
    #expect(viewData.hasMore == hasMore)
  }

  @Test func `excluded rows do not count as more items`() throws {
    let items = (0..<21).map { Item(itemID: "\($0)", name: $0 == 3 ? "" : "靴") }
    #expect(try !viewData(items).hasMore)
    #expect(try !viewData((0..<40).map { Item(itemID: "\($0 / 2)", name: "靴") }).hasMore)
  }

  @Test func `is empty without rows`() throws {
    #expect(try viewData([]).isEmpty)
    #expect(try viewData([Item(itemID: "a", name: " ")]).isEmpty)
    #expect(RecentlyViewedViewData.initial.isEmpty)
  }
}
