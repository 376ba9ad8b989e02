/// The server's response for the grid of categories.
struct CategoryGridResponse: Decodable, Sendable, Equatable {
  var title: String?
  var columns: Int?
  var categories: [Item]

  /// One category of the response.
  struct Item: Decodable, Sendable, Equatable {
    var categoryID: String
    var name: String
    var iconURL: String?
    var itemCount: Int?

    private enum CodingKeys: String, CodingKey {
      case categoryID = "category_id"
      case name
      case iconURL = "icon_url"
      case itemCount = "item_count"
    }
  }
}
