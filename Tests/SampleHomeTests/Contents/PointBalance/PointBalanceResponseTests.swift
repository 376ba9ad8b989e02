import Testing

@testable import SampleHome

@Suite struct PointBalanceResponseTests {
  @Test func `decodes every field, and requires only the points`() throws {
    #expect(
      try decode(
        """
        { "points": 12840, "limited_points": 1500, "rank": "gold",
          "limited_points_expire_at": "2026-04-30T23:59:59+09:00" }
        """
      )
        == PointBalanceResponse(
          points: 12_840,
          limitedPoints: 1_500,
          limitedPointsExpireAt: "2026-04-30T23:59:59+09:00",
          rank: "gold"
        )
    )
    #expect(try decode(#"{ "points": 0 }"#) == PointBalanceResponse(points: 0))
    #expect(throws: DecodingError.self) { try decode(PointBalanceResponse.self, "{}") }
  }
}
