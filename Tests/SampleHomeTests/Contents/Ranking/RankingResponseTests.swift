import Testing

@testable import SampleHome

@Suite struct RankingResponseTests {
  @Test func `decodes every field`() throws {
    #expect(
      try decode(
        """
        { "title": "総合", "updated_at": "2026-04-01T09:00:00+09:00", "items": [
          { "item_id": "k", "rank": 2, "previous_rank": 5, "name": "水", "price": 2998,
            "image_url": "https://i.jp/k.jpg", "review_count": 18022 },
          { "item_id": "l", "rank": 3, "name": "茶", "price": 0 } ] }
        """
      )
        == RankingResponse(
          title: "総合",
          updatedAt: "2026-04-01T09:00:00+09:00",
          items: [
            RankingResponse.Item(
              itemID: "k",
              rank: 2,
              previousRank: 5,
              name: "水",
              imageURL: "https://i.jp/k.jpg",
              price: 2_998,
              reviewCount: 18_022
            ),
            RankingResponse.Item(itemID: "l", rank: 3, name: "茶", price: 0),
          ]
        )
    )
    #expect(throws: DecodingError.self) { try decode(RankingResponse.self, "{}") }
  }

  @Test func `its view data is empty without rows`() {
    #expect(RankingViewData.initial.isEmpty)
  }
}
