import Testing

@testable import SampleHome

@Suite struct MismatchSampleTests {
  @Test func `has one item at the count where the sides are known to differ`() throws {
    let sample = try SampleFile("mismatch.json")
    #expect(sample.contents.map(\.id) == ["recommended", "closing"])
    let response = try sample.response(of: "recommended", as: RecommendedResponse.self)
    #expect(response.items.map(\.reviewCount) == [9_999])
    #expect(RecommendedViewData(response).items.map(\.reviewCount) == ["9,999"])
  }

  @Test func `has a second content that does not differ`() throws {
    let sample = try SampleFile("mismatch.json")
    let text = TextViewData(try sample.response(of: "text", as: TextResponse.self))
    #expect(!text.isEmpty)
    #expect(text.style == .caption)
  }
}
