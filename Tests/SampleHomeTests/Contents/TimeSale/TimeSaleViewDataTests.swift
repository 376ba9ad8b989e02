import Testing

@testable import SampleHome

@Suite struct TimeSaleViewDataTests {
  private func item(_ edit: (inout TimeSaleResponse.Item) -> Void) throws -> TimeSaleViewData.Item {
    var item = TimeSaleResponse.Item(itemID: "1", name: "桃", salePrice: 500)
    edit(&item)
    let viewData = TimeSaleViewData(TimeSaleResponse(items: [item]), in: try .sample())
    return try #require(viewData.items.first)
  }

  @Test func `shows every field`() throws {
    let response: TimeSaleResponse = try decode(
      """
      { "title": "夜市", "endsAt": 1775102645, "items": [
        { "itemID": "a", "name": "桃", "imageURL": "https://i.jp/a.jpg", "salePrice": 6980,
          "regularPrice": 9980, "stockTotal": 300, "stockLeft": 96 } ] }
      """
    )
    #expect(
      TimeSaleViewData(response, in: try .sample())
        == TimeSaleViewData(
          title: "夜市",
          remaining: "残り1日 03:04:05",
          isOver: false,
          items: [
            TimeSaleViewData.Item(
              id: "a",
              name: "桃",
              imageURL: "https://i.jp/a.jpg",
              salePrice: "6,980円",
              regularPrice: "9,980円",
              discount: "30%OFF",
              stockPercent: 32,
              stock: "残り32%"
            )
          ]
        )
    )
  }

  @Test func `shows no absent field`() throws {
    let response: TimeSaleResponse = try decode(
      #"{ "items": [ { "itemID": "a", "name": "桃", "salePrice": 0 } ] }"#
    )
    #expect(
      TimeSaleViewData(response, in: try .sample())
        == TimeSaleViewData(
          title: "タイムセール",
          remaining: "",
          isOver: false,
          items: [
            TimeSaleViewData.Item(
              id: "a",
              name: "桃",
              imageURL: "",
              salePrice: "無料",
              regularPrice: "",
              discount: "",
              stockPercent: 0,
              stock: ""
            )
          ]
        )
    )
  }

  @Test(arguments: [
    (60, "残り 00:01:00", false), (59, "まもなく終了", false), (1, "まもなく終了", false),
    (0, "終了しました", true), (-1, "終了しました", true),
  ])
  func `is over from its end on`(seconds: Int, remaining: String, isOver: Bool) throws {
    let response = TimeSaleResponse(endsAt: .sampleNow + seconds, items: [])
    let viewData = TimeSaleViewData(response, in: try .sample())
    #expect(viewData.remaining == remaining)
    #expect(viewData.isOver == isOver)
  }

  @Test(arguments: [Int.min, -1, 0, 946_684_799, 4_102_444_800, Int.max])
  func `an end outside the century is ignored`(end: Int) throws {
    let viewData = TimeSaleViewData(TimeSaleResponse(endsAt: end, items: []), in: try .sample())
    #expect(viewData.remaining == "")
    #expect(!viewData.isOver)
  }

  @Test(
    arguments: [
      (nil, 100, 0, ""), (5, nil, 0, ""), (5, 0, 0, ""), (5, -100, 0, ""), (0, 0, 0, ""),
      (0, 100, 0, "売り切れ"), (-1, 100, 0, "売り切れ"), (Int.min, 100, 0, "売り切れ"),
      (1, 1_000, 1, "残りわずか"), (1, Int.max, 1, "残りわずか"), (10, 100, 10, "残りわずか"),
      (109, 1_000, 10, "残りわずか"), (11, 100, 11, "残り11%"), (999, 1_000, 99, "残り99%"),
      (100, 100, 100, "残り100%"), (101, 100, 100, "残り100%"), (Int.max, 1, 100, "残り100%"),
      (Int.max - 1, Int.max, 99, "残り99%"),
    ] as [(Int?, Int?, Int, String)]
  )
  func `shows the remaining share of the stock`(
    left: Int?,
    total: Int?,
    percent: Int,
    text: String
  ) throws {
    let item = try item {
      $0.stockLeft = left
      $0.stockTotal = total
    }
    #expect(item.stockPercent == percent)
    #expect(item.stock == text)
  }

  @Test(arguments: [
    (500, 500, "500円", "", ""), (499, 500, "499円", "500円", ""), (-1, 500, "-1円", "", ""),
    (0, 500, "無料", "500円", "100%OFF"),
  ])
  func `shows the regular price only with a discount`(
    price: Int,
    regular: Int?,
    salePrice: String,
    regularPrice: String,
    discount: String
  ) throws {
    let item = try item {
      $0.salePrice = price
      $0.regularPrice = regular
    }
    #expect(item.salePrice == salePrice)
    #expect(item.regularPrice == regularPrice)
    #expect(item.discount == discount)
  }

  @Test func `shows twenty rows, and is empty without rows`() throws {
    let items = (0..<25).map { TimeSaleResponse.Item(itemID: "\($0)", name: "桃", salePrice: 1) }
    let viewData = TimeSaleViewData(TimeSaleResponse(items: items), in: try .sample())
    #expect(viewData.items.map(\.id) == (0..<20).map { "\($0)" })
    #expect(!viewData.isEmpty)
    #expect(TimeSaleViewData(TimeSaleResponse(items: []), in: try .sample()).isEmpty)
    #expect(TimeSaleViewData.initial.isEmpty)
  }
}
