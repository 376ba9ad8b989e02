import Testing

@testable import ShopContents

@Suite struct CarouselViewDataTests {
  private func viewData(images: [String?], interval: Int?) -> CarouselViewData {
    let slides = images.map { CarouselResponse.Slide(item: "i", title: "t", image: $0) }
    return CarouselViewData(CarouselResponse(interval: interval, slides: slides))
  }

  @Test func `slides without an image are left out, and the others are counted`() {
    let pages = viewData(images: ["a", nil, "c"], interval: 4).slides.map(\.page)
    #expect(pages == ["1 / 2", "2 / 2"])
  }

  @Test(arguments: [(nil, 5), (1, 3), (9, 9)])
  func `a slide is shown for at least 3 seconds`(sent: Int?, shown: Int) {
    #expect(viewData(images: ["a", "b"], interval: sent).interval == shown)
    #expect(viewData(images: ["a", nil], interval: sent).interval == 0)
  }
}
