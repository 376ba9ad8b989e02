import Testing

@testable import ShopContents

@Suite struct HistoryViewDataTests {
  @Test func `the history has each item once, at most 10, and marks those of the carousel`() {
    let visits = (0..<30).map { HistoryResponse.Visit(item: "\($0 % 15)", name: "n") }
    let slides = [CarouselResponse.Slide(item: "1", title: "t", image: "i")]
    let carousel = CarouselViewData(CarouselResponse(interval: nil, slides: slides))
    let shown = HistoryViewData(HistoryResponse(visits: visits), carousel: carousel)

    #expect(shown.rows.map(\.item) == (0..<10).map(String.init))
    #expect(shown.rows.filter(\.isPromoted).map(\.item) == ["1"])
  }
}
