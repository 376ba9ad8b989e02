/// The user's points and rank, as the server sends them.
struct PointBalanceResponse: Decodable, Sendable, Equatable {
  var points: Int

  /// How many of the points can be used for a limited time only.
  var limitedPoints: Int?

  /// An ISO 8601 string.
  var limitedPointsExpireAt: String?

  /// "regular", "silver", "gold", "platinum" or anything else.
  var rank: String?

  private enum CodingKeys: String, CodingKey {
    case points
    case limitedPoints = "limited_points"
    case limitedPointsExpireAt = "limited_points_expire_at"
    case rank
  }
}
