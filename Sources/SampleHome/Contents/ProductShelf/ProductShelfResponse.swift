import ScreenDocument

/// The response for a shelf of products, composed from the three documents of a block page.
struct ProductShelfResponse: Decodable, Sendable, Equatable {
  /// One product of the response.
  struct Item: Decodable, Sendable, Equatable {
    var id: String
    var appearance: FundamentalAppearance?
    var elements: [ItemElement]
  }

  /// One part of a product; its members depend on its kind.
  struct ItemElement: Decodable, Sendable, Equatable {
    /// The kind of the element: "image", "badge", "name", "price", "open" or any other text.
    var kind: String?

    /// The text of a badge or name.
    var text: String?

    /// The URL of an image.
    var url: String?

    /// The price in yen.
    var yen: Int?

    /// The action of a tap: "navigate"; any other text, or `nil`, means no action.
    var action: String?
    var destination: String?
  }

  var title: String?

  /// The number of products in one row of the shelf.
  var columns: Int?
  var items: [Item]
}
