import ScreenDocument

/// A shelf of products, composed from the three documents of a block page.
struct ProductShelfResponse: Decodable, Sendable, Equatable {
  /// One product.
  struct Item: Decodable, Sendable, Equatable {
    var id: String
    var appearance: FundamentalAppearance?
    var elements: [Element]
  }

  /// One part of a product; its members depend on its kind.
  struct Element: Decodable, Sendable, Equatable {
    /// "image", "badge", "name", "price", "open" or any other text.
    var kind: String?

    /// The text of a badge or a name.
    var text: String?

    /// The URL of an image.
    var url: String?

    /// The amount of a price, in yen.
    var yen: Int?

    /// "navigate" or any other text.
    var action: String?
    var destination: String?
  }

  var title: String?

  /// The number of products beside one another.
  var columns: Int?
  var items: [Item]
}
