#if LegacyBridge
import Testing

@testable import SampleHome

@MainActor
@Suite struct LegacyRecommendedHandlerTests {
  private let fixture = LegacyFixture()

  private func outputs(for items: RecommendedResponse.Item...) -> [RecommendedViewData] {
    fixture.outputs(
      of: LegacyRecommendedHandler(fixture.environment),
      for: RecommendedResponse(items: items)
    )
  }

  @Test func `shows items`() {
    let outputs = outputs(
      for: RecommendedResponse.Item(
        itemID: "r-1",
        name: " バスタオル ",
        imageURL: "https://image.example.jp/r-1.jpg",
        price: 2_980,
        listPrice: 3_980,
        reviewCount: 1_234,
        reviewAverage: 4.25,
        isFreeShipping: true,
        score: 0.9
      ),
      RecommendedResponse.Item(itemID: "r-2", name: "おまけ", price: 0)
    )

    #expect(
      outputs == [
        RecommendedViewData(
          title: "あなたへのおすすめ",
          items: [
            RecommendedViewData.Item(
              id: "r-1",
              name: "バスタオル",
              imageURL: "https://image.example.jp/r-1.jpg",
              price: "2,980円",
              listPrice: "3,980円",
              discount: "25%OFF",
              rating: "4.3",
              reviewCount: "1,234",
              shipping: "送料無料"
            ),
            RecommendedViewData.Item(
              id: "r-2",
              name: "おまけ",
              imageURL: "",
              price: "無料",
              listPrice: "",
              discount: "",
              rating: "",
              reviewCount: "",
              shipping: ""
            ),
          ]
        )
      ]
    )
  }

  @Test(
    arguments: [
      (nil, "", ""), (-1, "", ""), (0, "", ""), (1, "1", "3.0"), (9_998, "9,998", "3.0"),
      (9_999, "9,999+", "3.0"), (10_000, "9,999+", "3.0"), (.max, "9,999+", "3.0"),
    ] as [(Int?, String, String)]
  )
  func `counts reviews with the legacy bug`(count: Int?, text: String, rating: String) {
    let item = RecommendedResponse.Item(
      itemID: "a",
      name: "a",
      price: 1,
      reviewCount: count,
      reviewAverage: 3
    )

    let rows = outputs(for: item).flatMap(\.items)

    #expect(rows.map(\.reviewCount) == [text])
    #expect(rows.map(\.rating) == [rating])
  }

  @Test func `removes rows without a name, then later rows with the same id`() {
    let rows = outputs(
      for: RecommendedResponse.Item(itemID: "a", name: " ", price: 1),
      RecommendedResponse.Item(itemID: "a", name: "二", price: 2),
      RecommendedResponse.Item(itemID: "a", name: "三", price: 3),
      RecommendedResponse.Item(itemID: "", name: "四", price: -4)
    )
    .flatMap(\.items)

    #expect(rows.map(\.name) == ["二", "四"])
    #expect(rows.map(\.price) == ["2円", "-4円"])
  }

  @Test func `shows no more than 20 rows`() {
    let items = (1...25).map {
      RecommendedResponse.Item(itemID: "\($0)", name: $0 == 3 ? "" : "\($0)", price: $0)
    }

    let outputs = fixture.outputs(
      of: LegacyRecommendedHandler(fixture.environment),
      for: RecommendedResponse(title: "新着", items: items)
    )

    #expect(outputs.map(\.title) == ["新着"])
    let expected = ([1, 2] + Array(4...21)).map { String($0) }
    #expect(outputs.map { $0.items.map(\.id) } == [expected])
  }

  @Test func `is empty without rows`() {
    #expect(outputs().map(\.isEmpty) == [true])
  }

  @Test func `reports the shown items to the server once`() {
    let handler = LegacyRecommendedHandler(fixture.environment)
    let watchers = [LegacyRecorder(handler.output), LegacyRecorder(handler.output)]

    for requestID in ["q-1", "q-1", nil, "q-2"] {
      handler.configure(RecommendedResponse(items: [], requestID: requestID))
      fixture.run()
    }

    #expect(watchers.map(\.values.count) == [4, 4])
    #expect(
      fixture.effects == [
        "request recommended/shown?request_id=q-1", "request recommended/shown?request_id=q-2",
      ]
    )
  }
}
#endif
