import Testing

@testable import SampleHome

@Suite struct SpacerViewDataTests {
  @Test(arguments: [
    (nil, 16), (24, 24), (0, 0), (-0.0, 0), (0.49, 0), (0.5, 1), (12.5, 13), (13.5, 14), (-8, 0),
    (399.5, 400), (400, 400), (400.4, 400), (1e300, 400), (-1e300, 0), (.infinity, 16),
    (-.infinity, 16), (.nan, 16),
  ])
  func `S6 has the sent height, clamped`(height: Double?, shown: Int) {
    let viewData = SpacerViewData(SpacerResponse(height: height))
    #expect(viewData.height == shown)
    #expect(viewData.isEmpty == (shown == 0))
  }

  @Test func `decodes without a height`() throws {
    #expect(SpacerViewData(try decode("{}")) == .initial)
    #expect(SpacerViewData(try decode(#"{ "height": 12.5 }"#)).height == 13)
  }
}
