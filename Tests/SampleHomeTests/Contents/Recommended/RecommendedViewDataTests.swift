import Foundation
import Testing
import UIStateLayer

@testable import SampleHome

@Suite struct RecommendedViewDataTests {
  private func item(_ edit: (inout RecommendedResponse.Item) -> Void) throws
    -> RecommendedViewData.Item
  {
    var item = RecommendedResponse.Item(itemID: "1", name: "米", price: 1_980)
    edit(&item)
    return try #require(RecommendedViewData(RecommendedResponse(items: [item])).items.first)
  }

  @Test func `shows every field of an item`() throws {
    let response: RecommendedResponse = try decode(
      """
      { "title": "春のおすすめ", "request_id": "r", "items": [
        { "item_id": "a-1", "name": " 米 10kg ", "image_url": "https://i.jp/a.jpg", "price": 5480,
          "list_price": 6980, "review_count": 12873, "review_average": 4.62,
          "is_free_shipping": true, "score": 0.9 } ] }
      """
    )
    let viewData = RecommendedViewData(response)
    #expect(viewData.title == "春のおすすめ")
    #expect(
      viewData.items == [
        RecommendedViewData.Item(
          id: "a-1",
          name: "米 10kg",
          imageURL: "https://i.jp/a.jpg",
          price: "5,480円",
          listPrice: "6,980円",
          discount: "21%OFF",
          rating: "4.6",
          reviewCount: "9,999+",
          shipping: "送料無料"
        )
      ]
    )
  }

  @Test func `shows no absent field`() throws {
    let response: RecommendedResponse = try decode(
      #"{ "items": [ { "item_id": "1", "name": "米", "price": 0 } ] }"#
    )
    let viewData = RecommendedViewData(response)
    #expect(viewData.title == "あなたへのおすすめ")
    #expect(
      viewData.items == [
        RecommendedViewData.Item(
          id: "1",
          name: "米",
          imageURL: "",
          price: "無料",
          listPrice: "",
          discount: "",
          rating: "",
          reviewCount: "",
          shipping: ""
        )
      ]
    )
  }

  @Test(arguments: [
    (nil, "", ""), (-1, "", ""), (0, "", ""), (1, "1", "4.3"), (9_998, "9,998", "4.3"),
    (9_999, "9,999", "4.3"), (10_000, "9,999+", "4.3"), (Int.max, "9,999+", "4.3"),
  ])
  func `counts reviews up to 9,999, and shows a rating only with reviews`(
    count: Int?,
    reviewCount: String,
    rating: String
  ) throws {
    let item = try item {
      $0.reviewCount = count
      $0.reviewAverage = 4.25
    }
    #expect(item.reviewCount == reviewCount)
    #expect(item.rating == rating)
  }

  @Test func `has no rating without an average`() throws {
    #expect(try item { $0.reviewCount = 3 }.rating == "")
  }

  @Test(arguments: [
    (1_980, nil, "1,980円", "", ""), (1_980, 2_475, "1,980円", "2,475円", "20%OFF"),
    (1_980, 1_980, "1,980円", "", ""), (1_980, 1_981, "1,980円", "1,981円", ""),
    (0, 500, "無料", "500円", "100%OFF"), (-500, 1_000, "-500円", "", ""),
    (Int.min, Int.max, "-9,223,372,036,854,775,808円", "", ""),
  ])
  func `shows the previous price only with a discount`(
    price: Int,
    before: Int?,
    priceText: String,
    listPrice: String,
    discount: String
  ) throws {
    let item = try item {
      $0.price = price
      $0.listPrice = before
    }
    #expect(item.price == priceText)
    #expect(item.listPrice == listPrice)
    #expect(item.discount == discount)
  }

  @Test(arguments: [(nil, ""), (false, ""), (true, "送料無料")])
  func `shows that shipping is free`(isFree: Bool?, text: String) throws {
    #expect(try item { $0.isFreeShipping = isFree }.shipping == text)
  }

  @Test func `shows at most twenty rows, each id once, none without a name`() {
    var items = (0..<30).map {
      RecommendedResponse.Item(itemID: "\($0 / 2)", name: "\($0)", price: 1)
    }
    items[0].name = "\u{3000}"
    items += (100..<120).map { RecommendedResponse.Item(itemID: "\($0)", name: "n", price: 1) }
    let shown = RecommendedViewData(RecommendedResponse(items: items)).items
    #expect(shown.map(\.id) == (0..<15).map { "\($0)" } + (100..<105).map { "\($0)" })
    #expect(shown.first?.name == "1")
  }

  @Test func `is empty without rows`() {
    #expect(RecommendedViewData(RecommendedResponse(items: [])).isEmpty)
    let nameless = RecommendedResponse.Item(itemID: "1", name: " ", price: 1)
    #expect(RecommendedViewData(RecommendedResponse(items: [nameless])).isEmpty)
    #expect(RecommendedViewData.initial.isEmpty)
  }

  @Test func `its name has at most 60 characters`() throws {
    let name = String(repeating: "米", count: 61)
    #expect(try item { $0.name = name }.name == String(repeating: "米", count: 59) + "…")
    #expect(try item { $0.name = String(name.dropLast()) }.name == String(name.dropLast()))
  }

  @MainActor
  @Test func `K2 a field that is not displayed announces no change`() throws {
    var response = RecommendedResponse(items: [.init(itemID: "1", name: "米", price: 1)])
    let slot = HomeUIState().recommended["r"]
    var values: [RecommendedViewData] = []
    let observation = slot.observe { values.append($0) }
    slot.fill(with: RecommendedViewData(response))
    response.requestID = "another"
    response.items[0].score = 0.1
    slot.fill(with: RecommendedViewData(response))
    #expect(values == [.initial, RecommendedViewData(response)])
    withExtendedLifetime(observation) {}
  }

  @Test func `is encoded under its field names only`() throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let viewData = RecommendedViewData(
      RecommendedResponse(title: "春", items: [.init(itemID: "1", name: "米", price: 0)])
    )
    #expect(
      String(decoding: try encoder.encode(viewData), as: UTF8.self) == """
        {"items":[{"discount":"","id":"1","imageURL":"","listPrice":"","name":"米",\
        "price":"無料","rating":"","reviewCount":"","shipping":""}],"title":"春"}
        """
    )
  }

  @Test(arguments: [
    "{}", #"{ "items": {} }"#, #"{ "items": [null] }"#, #"{ "items": [ { "name": "a" } ] }"#,
    #"{ "items": [ { "item_id": "1", "name": "a", "price": "1" } ] }"#,
  ])
  func `a response without a required field does not decode`(json: String) {
    #expect(throws: DecodingError.self) { try decode(RecommendedResponse.self, json) }
  }
}
