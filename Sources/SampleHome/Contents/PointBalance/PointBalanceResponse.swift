/// The user's points and rank, as the server sends them.
struct PointBalanceResponse: Decodable, Sendable, Equatable {
  var points: Int

  /// The number of points that can be used for a limited time only.
  var limitedPoints: Int?

  /// An ISO 8601 string.
  var limitedPointsExpireAt: String?

  /// "regular", "silver", "gold", "platinum" or any other text.
  var rank: String?

  private enum CodingKeys: String, CodingKey {
    case points
    case limitedPoints = "limited_points"
    case limitedPointsExpireAt = "limited_points_expire_at"
    case rank
  }
}
