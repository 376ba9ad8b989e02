/// The server's response for the items that the user viewed last.
struct RecentlyViewedResponse: Decodable, Sendable, Equatable {
  var items: [Item]

  /// One viewed item of the response.
  struct Item: Decodable, Sendable, Equatable {
    var itemID: String
    var name: String
    var imageURL: String?

    /// The price in yen.
    var price: Int?

    /// The moment at which the user viewed the item, in seconds since 1970.
    var viewedAt: Int?

    /// The page from which the user came, which is never shown.
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
