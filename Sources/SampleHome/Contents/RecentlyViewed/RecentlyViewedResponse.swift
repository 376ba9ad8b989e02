/// The items that the user viewed last, as the server sends them.
struct RecentlyViewedResponse: Decodable, Sendable, Equatable {
  var items: [Item]

  /// One viewed item.
  struct Item: Decodable, Sendable, Equatable {
    var itemID: String
    var name: String
    var imageURL: String?

    /// In yen.
    var price: Int?

    /// Seconds since 1970.
    var viewedAt: Int?

    /// The page from which the user came; never shown.
    var referrer: String?

    private enum CodingKeys: String, CodingKey {
      case itemID = "item_id"
      case name
      case imageURL = "image_url"
      case price
      case viewedAt = "viewed_at"
      case referrer
    }
  }
}
