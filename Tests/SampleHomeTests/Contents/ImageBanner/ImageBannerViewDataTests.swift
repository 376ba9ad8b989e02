import Testing

@testable import SampleHome

@Suite struct ImageBannerViewDataTests {
  @Test func `K6 the same response always gives the same view data`() throws {
    let response: ImageBannerResponse = try decode(
      """
      { "image_url": "https://i.jp/a.jpg", "title": " 春の\u{3000}セール ", "link_url": "https://s.jp",
        "width": 1125, "height": 420, "tracking_id": "t" }
      """
    )
    let viewData = ImageBannerViewData(
      imageURL: "https://i.jp/a.jpg",
      label: "春の\u{3000}セール",
      destination: "https://s.jp",
      heightPercent: 37
    )
    #expect(ImageBannerViewData(response) == viewData)
    #expect(ImageBannerViewData(response) == viewData)
    #expect(!viewData.isEmpty)
  }

  @Test func `is empty without any field`() throws {
    let viewData = ImageBannerViewData(try decode("{}"))
    #expect(
      viewData
        == ImageBannerViewData(imageURL: "", label: "バナー", destination: "", heightPercent: 33)
    )
    #expect(viewData.isEmpty)
    #expect(ImageBannerViewData.initial.isEmpty)
  }

  @Test(
    arguments: [
      (nil, 100, 33), (100, nil, 33), (0, 100, 33), (100, 0, 33), (-1, -1, 33), (-1, 100, 33),
      (100, -1, 33), (1_000, 1, 10), (1_000, 99, 10), (1_000, 109, 10), (1_000, 110, 11),
      (100, 100, 100), (100, 199, 199), (100, 200, 200), (100, 201, 200), (1, Int.max, 200),
      (Int.max, 1, 10), (Int.max, Int.max, 100), (Int.max, Int.max - 1, 99),
    ] as [(Int?, Int?, Int)]
  )
  func `its height is between 10 and 200 percent`(width: Int?, height: Int?, percent: Int) {
    let viewData = ImageBannerViewData(ImageBannerResponse(width: width, height: height))
    #expect(viewData.heightPercent == percent)
  }

  @Test(arguments: [
    (40, "あ", 40, "あ"), (41, "あ", 40, "…"), (400, "あ", 40, "…"),
  ])
  func `its label has at most 40 characters`(
    length: Int,
    character: String,
    shown: Int,
    last: Character
  ) {
    let title = String(repeating: character, count: length)
    let label = ImageBannerViewData(ImageBannerResponse(title: title)).label
    #expect(label.count == shown)
    #expect(label.last == last)
  }

  @Test func `K2 a field that is not displayed does not change the view data`() throws {
    let one: ImageBannerResponse = try decode(#"{ "title": "a", "tracking_id": "one" }"#)
    let two: ImageBannerResponse = try decode(#"{ "title": "a", "tracking_id": "two" }"#)
    #expect(one != two)
    #expect(ImageBannerViewData(one) == ImageBannerViewData(two))
  }
}
