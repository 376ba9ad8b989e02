/// The server's response for the user's points and rank.
struct PointBalanceResponse: Decodable, Sendable, Equatable {
  var points: Int

  /// The number of points that the user can use for a limited time only.
  var limitedPoints: Int?

  /// The moment at which the limited points expire, as an ISO 8601 string.
  var limitedPointsExpireAt: String?

  /// The user's rank: "regular", "silver", "gold" or "platinum"; any other text, or `nil`, is
  /// treated as "regular".
  var rank: String?

  private enum CodingKeys: String, CodingKey {
    case points
    case limitedPoints = "limited_points"
    case limitedPointsExpireAt = "limited_points_expire_at"
    case rank
  }
}
