/// The server's response for the user's coupons.
struct CouponsResponse: Decodable, Sendable, Equatable {
  var coupons: [Item]

  /// One coupon of the response.
  struct Item: Decodable, Sendable, Equatable {
    var couponID: String
    var title: String

    /// The unit of the discount: "yen" or "percent"; with any other text, no discount is shown.
    var discountType: String

    /// The discount, in the unit of ``discountType``.
    var discountValue: Int

    /// The smallest price for which the user can use the coupon, in yen.
    var minimumPrice: Int?

    /// The moment at which the coupon expires, as an ISO 8601 string.
    var expiresAt: String?

    /// The lowest rank that can use the coupon: "regular", "silver", "gold" or "platinum"; with any
    /// other text, no user can use it; `nil` means "regular".
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
