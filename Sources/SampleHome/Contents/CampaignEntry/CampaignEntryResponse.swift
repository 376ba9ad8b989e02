/// The server's response for a campaign that the user enters.
struct CampaignEntryResponse: Decodable, Sendable, Equatable {
  var campaignID: String
  var title: String
  var description: String?

  /// The moment at which the campaign begins, as an ISO 8601 string.
  var startsAt: String?

  /// The moment at which the campaign ends, as an ISO 8601 string.
  var endsAt: String?
  var isEntered: Bool
  var entryCount: Int?

  /// The smallest sum of purchases that the campaign requires, in yen.
  var minimumPurchase: Int?

  /// The factor by which the campaign multiplies points.
  var pointMultiplier: Int?
  var detailURL: String?

  private enum CodingKeys: String, CodingKey {
    case campaignID = "campaign_id"
    case title
    case description
    case startsAt = "starts_at"
    case endsAt = "ends_at"
    case isEntered = "is_entered"
    case entryCount = "entry_count"
    case minimumPurchase = "minimum_purchase"
    case pointMultiplier = "point_rate"
    case detailURL = "detail_url"
  }
}
