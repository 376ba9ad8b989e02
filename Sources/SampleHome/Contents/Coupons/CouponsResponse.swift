/// The user's coupons, as the server sends them.
struct CouponsResponse: Decodable, Sendable, Equatable {
  var coupons: [Item]

  /// One coupon.
  struct Item: Decodable, Sendable, Equatable {
    var couponID: String
    var title: String

    /// "yen", "percent" or any other text.
    var discountType: String

    /// Yen or percent.
    var discountValue: Int

    /// In yen.
    var minimumPrice: Int?

    /// An ISO 8601 string.
    var expiresAt: String?

    /// "regular", "silver", "gold", "platinum" or any other text.
    var requiredRank: String?

    private enum CodingKeys: String, CodingKey {
      case couponID = "coupon_id"
      case title
      case discountType = "discount_type"
      case discountValue = "discount_value"
      case minimumPrice = "minimum_price"
      case expiresAt = "expires_at"
      case requiredRank = "required_rank"
    }
  }
}
