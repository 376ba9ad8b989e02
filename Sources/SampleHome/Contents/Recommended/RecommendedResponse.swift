/// The items recommended for the user, as the server sends them.
struct RecommendedResponse: Decodable, Sendable, Equatable {
  var title: String?
  var items: [Item]

  /// For analytics; never shown.
  var requestID: String?

  /// One recommended item.
  struct Item: Decodable, Sendable, Equatable {
    var itemID: String
    var name: String
    var imageURL: String?

    /// In yen.
    var price: Int

    /// In yen, before the discount.
    var listPrice: Int?
    var reviewCount: Int?

    /// From 0 to 5.
    var reviewAverage: Double?
    var isFreeShipping: Bool?

    /// The recommender's confidence; never shown.
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
