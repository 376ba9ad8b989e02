#if LegacyBridge
import Testing

@testable import SampleHome

@MainActor
@Suite struct LegacyRecentlyViewedHandlerTests {
  private let fixture = LegacyFixture()

  private func outputs(for items: [RecentlyViewedResponse.Item]) -> [RecentlyViewedViewData] {
    fixture.outputs(
      of: LegacyRecentlyViewedHandler(fixture.environment),
      for: RecentlyViewedResponse(items: items)
    )
  }

  private func item(
    _ id: String,
    secondsAgo: Int?,
    name: String = "品"
  ) -> RecentlyViewedResponse.Item {
    RecentlyViewedResponse.Item(
      itemID: id,
      name: name,
      viewedAt: secondsAgo.map { LegacyFixture.now - $0 }
    )
  }

  @Test func `shows items`() {
    let outputs = outputs(
      for: [
        RecentlyViewedResponse.Item(
          itemID: "v-1",
          name: " ポット ",
          imageURL: "https://image.example.jp/v-1.jpg",
          price: 12_800,
          viewedAt: LegacyFixture.now - 180,
          referrer: "search"
        ),
        RecentlyViewedResponse.Item(itemID: "v-2", name: "箸", price: 0, viewedAt: .max),
        RecentlyViewedResponse.Item(itemID: "v-3", name: "椀"),
      ]
    )

    #expect(
      outputs == [
        RecentlyViewedViewData(
          items: [
            RecentlyViewedViewData.Item(
              id: "v-1",
              name: "ポット",
              imageURL: "https://image.example.jp/v-1.jpg",
              price: "12,800円",
              viewedAt: "3分前"
            ),
            RecentlyViewedViewData.Item(
              id: "v-2",
              name: "箸",
              imageURL: "",
              price: "無料",
              viewedAt: ""
            ),
            RecentlyViewedViewData.Item(
              id: "v-3",
              name: "椀",
              imageURL: "",
              price: "価格未定",
              viewedAt: ""
            ),
          ],
          hasMore: false
        )
      ]
    )
  }

  @Test func `sorts by time, stably, with undated items last`() {
    let rows = outputs(
      for: [
        item("none", secondsAgo: nil), item("old", secondsAgo: 7_200), item("a", secondsAgo: 60),
        item("unusable", secondsAgo: LegacyFixture.now), item("b", secondsAgo: 60),
        item("future", secondsAgo: -600),
      ]
    )
    .flatMap(\.items)

    #expect(rows.map(\.id) == ["future", "a", "b", "old", "none", "unusable"])
    #expect(rows.map(\.viewedAt) == ["4月1日", "1分前", "1分前", "2時間前", "", ""])
  }

  @Test func `sorts before it removes rows`() {
    let rows = outputs(
      for: [
        item("a", secondsAgo: 7_200, name: "旧"), item("a", secondsAgo: 60, name: "新"),
        item("b", secondsAgo: 30, name: " "), item("b", secondsAgo: 3_600, name: "残"),
      ]
    )
    .flatMap(\.items)

    #expect(rows.map(\.name) == ["新", "残"])
  }

  @Test(arguments: [(0, 0, false), (1, 1, false), (20, 20, false), (21, 20, true)])
  func `shows whether there are more items`(count: Int, shown: Int, hasMore: Bool) {
    let items = (0..<count).map { item("\($0)", secondsAgo: $0) }

    // The same ids twice, and one without a name: none of them counts.
    let outputs = outputs(for: items + items + [item("x", secondsAgo: 0, name: "")])

    #expect(outputs.map(\.items.count) == [shown])
    #expect(outputs.map(\.hasMore) == [hasMore])
    #expect(outputs.map(\.isEmpty) == [count == 0])
  }

  @Test func `writes to the cache when the items change`() {
    let handler = LegacyRecentlyViewedHandler(fixture.environment)
    let watchers = [LegacyRecorder(handler.output), LegacyRecorder(handler.output)]

    for id in ["a", "a", "b"] {
      handler.configure(RecentlyViewedResponse(items: [item(id, secondsAgo: 60)]))
      fixture.run()
    }

    #expect(watchers.map(\.values.count) == [3, 3])
    #expect(
      fixture.effects == ["cacheWrite recentlyViewed.ids", "cacheWrite recentlyViewed.ids"]
    )
  }
}
#endif
