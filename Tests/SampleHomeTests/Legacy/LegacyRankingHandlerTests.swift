#if LegacyBridge
import Testing

@testable import SampleHome

@MainActor
@Suite struct LegacyRankingHandlerTests {
  private let fixture = LegacyFixture()

  private func item(
    _ id: String,
    rank: Int,
    previousRank: Int? = nil,
    name: String = "品"
  ) -> RankingResponse.Item {
    RankingResponse.Item(
      itemID: id,
      rank: rank,
      previousRank: previousRank,
      name: name,
      price: 100
    )
  }

  private func outputs(for items: RankingResponse.Item...) -> [RankingViewData] {
    fixture.outputs(
      of: LegacyRankingHandler(fixture.environment),
      for: RankingResponse(items: items)
    )
  }

  @Test func `shows a ranking`() {
    let response = RankingResponse(
      title: " 週間 ",
      updatedAt: "2026-04-01T09:00:00+09:00",
      items: [
        RankingResponse.Item(
          itemID: "k-1",
          rank: 1,
          previousRank: 3,
          name: "毛布",
          imageURL: "https://image.example.jp/k-1.jpg",
          price: 3_980,
          reviewCount: 1_234
        )
      ]
    )

    let outputs = fixture.outputs(of: LegacyRankingHandler(fixture.environment), for: response)

    #expect(
      outputs == [
        RankingViewData(
          title: "週間",
          updatedAt: "4/1(水) 9:00更新",
          items: [
            RankingViewData.Item(
              id: "k-1",
              rank: "1位",
              name: "毛布",
              imageURL: "https://image.example.jp/k-1.jpg",
              price: "3,980円",
              reviewCount: "1,234件",
              movement: "↑2"
            )
          ]
        )
      ]
    )
  }

  @Test(
    arguments: [
      (3, nil, "NEW"), (3, 0, "NEW"), (3, .min, "NEW"), (3, 3, "→"), (3, 5, "↑2"), (3, 1, "↓2"),
      (1, 10_000, "↑9,999"), (1, 10_001, "↑9,999+"), (1, .max, "↑9,999+"), (.max, 1, "↓9,999+"),
    ] as [(Int, Int?, String)]
  )
  func `shows the movement`(rank: Int, previousRank: Int?, movement: String) {
    let rows = outputs(for: item("a", rank: rank, previousRank: previousRank)).flatMap(\.items)

    #expect(rows.map(\.movement) == [movement])
  }

  @Test func `sorts by rank, stably, before it removes rows`() {
    let rows = outputs(
      for: item("c", rank: 3),
      item("a", rank: 3, name: "遅"),
      item("x", rank: 0),
      item("y", rank: .min),
      item("b", rank: 1),
      item("a", rank: 2, name: "早"),
      item("z", rank: 1, name: " "),
      item("z", rank: 1_000)
    )
    .flatMap(\.items)

    #expect(rows.map(\.id) == ["b", "a", "c", "z"])
    #expect(rows.map(\.rank) == ["1位", "2位", "3位", "1,000位"])
    #expect(rows.map(\.name) == ["品", "早", "品", "品"])
  }

  @Test func `has a default title and no default date`() {
    let outputs = outputs()

    #expect(outputs == [RankingViewData(title: "ランキング", updatedAt: "", items: [])])
    #expect(outputs.map(\.isEmpty) == [true])
  }

  @Test func `reports its impression once it has visible content`() {
    let handler = LegacyRankingHandler(fixture.environment)
    let recorder = LegacyRecorder(handler.output)

    for items in [[], [item("a", rank: 1)], [item("b", rank: 1)]] {
      handler.configure(RankingResponse(items: items))
      fixture.run()
      #expect(fixture.effects.count == (items.isEmpty ? 0 : 1))
    }

    #expect(recorder.values.count == 3)
    #expect(fixture.effects == ["analytics impression:ranking"])
  }
}
#endif
