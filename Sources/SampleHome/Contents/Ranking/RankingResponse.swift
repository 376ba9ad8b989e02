/// The server's response for the best-selling items.
struct RankingResponse: Decodable, Sendable, Equatable {
  var title: String?

  /// The moment at which the ranking was computed, as an ISO 8601 string.
  var updatedAt: String?
  var items: [Item]

  /// One ranked item of the response.
  struct Item: Decodable, Sendable, Equatable {
    var itemID: String

    /// The item's rank, from 1 for the best-selling item.
    var rank: Int
    var previousRank: Int?
    var name: String
    var imageURL: String?

    /// The price in yen.
    var price: Int
    var reviewCount: Int?

    private enum CodingKeys: String, CodingKey {
      case itemID = "item_id"
      case rank
      case previousRank = "previous_rank"
      case name
      case imageURL = "image_url"
      case price
      case reviewCount = "review_count"
    }
  }

  private enum CodingKeys: String, CodingKey {
    case title
    case updatedAt = "updated_at"
    case items
  }
}
