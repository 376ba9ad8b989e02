/// A campaign that the user enters, as the server sends it.
struct CampaignEntryResponse: Decodable, Sendable, Equatable {
  var campaignID: String
  var title: String
  var description: String?

  /// An ISO 8601 string; the campaign begins at this moment.
  var startsAt: String?

  /// An ISO 8601 string; the campaign ends at this moment.
  var endsAt: String?
  var isEntered: Bool
  var entryCount: Int?

  /// In yen.
  var minimumPurchase: Int?

  /// The factor by which points are multiplied.
  var pointRate: Int?
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
    case pointRate = "point_rate"
    case detailURL = "detail_url"
  }
}
