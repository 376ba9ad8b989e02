/// The server's response for the items recommended for the user.
struct RecommendedResponse: Decodable, Sendable, Equatable {
  var title: String?
  var items: [Item]

  /// The id of the recommendation request, for analytics, which is never shown.
  var requestID: String?

  /// One recommended item of the response.
  struct Item: Decodable, Sendable, Equatable {
    var itemID: String
    var name: String
    var imageURL: String?

    /// The price in yen.
    var price: Int

    /// The price before the discount, in yen.
    var listPrice: Int?
    var reviewCount: Int?

    /// The average rating of the reviews, from 0 to 5.
    var reviewAverage: Double?
    var isFreeShipping: Bool?

    /// The confidence of the recommendation, which is never shown.
    var score: Double?

    private enum CodingKeys: String, CodingKey {
      case itemID = "item_id"
      case name
      case imageURL = "image_url"
      case price
      case listPrice = "list_price"
      case reviewCount = "review_count"
      case reviewAverage = "review_average"
      case isFreeShipping = "is_free_shipping"
      case score
    }
  }

  private enum CodingKeys: String, CodingKey {
    case title
    case items
    case requestID = "request_id"
  }
}
