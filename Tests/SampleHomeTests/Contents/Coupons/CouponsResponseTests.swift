import Testing

@testable import SampleHome

@Suite struct CouponsResponseTests {
  @Test func `decodes every field`() throws {
    #expect(
      try decode(
        """
        { "coupons": [
          { "coupon_id": "c", "title": "春", "discount_type": "percent", "discount_value": 10,
            "minimum_price": 5000, "expires_at": "2026-04-01T23:59:59+09:00",
            "required_rank": "silver" },
          { "coupon_id": "d", "title": "夏", "discount_type": "yen", "discount_value": 500 } ] }
        """
      )
        == CouponsResponse(coupons: [
          CouponsResponse.Item(
            couponID: "c",
            title: "春",
            discountType: "percent",
            discountValue: 10,
            minimumPrice: 5_000,
            expiresAt: "2026-04-01T23:59:59+09:00",
            requiredRank: "silver"
          ),
          CouponsResponse.Item(couponID: "d", title: "夏", discountType: "yen", discountValue: 500),
        ])
    )
    #expect(throws: DecodingError.self) { try decode(CouponsResponse.self, "{}") }
  }

  @Test func `its view data is empty without rows`() {
    #expect(CouponsViewData.initial.isEmpty)
  }
}
