import ScreenDocument

/// The response for a shelf of products, composed from the three documents of a block page.
struct ProductShelfResponse: Decodable, Sendable, Equatable {
  /// One product of the response.
  struct Item: Decodable, Sendable, Equatable {
    var id: String
    var appearance: FundamentalAppearance?
    var elements: [Element]

    /// One part of a product; its members depend on its kind.
    struct Element: Decodable, Sendable, Equatable {
      /// The kind of the element, such as "image", "badge", "name" or "price"; an element of any
      /// other kind is not shown, but may have the action of a tap.
      var kind: String?

      /// The text of an element "badge" or "name".
      var text: String?

      /// The URL of an element "image".
      var url: String?

      /// The price of an element "price", in yen.
      var yen: Int?

      /// The action of a tap on the product: "navigate"; any other text, or `nil`, means no action.
      var action: String?
      var destination: String?
    }
  }

  var title: String?

  /// The number of products in one row of the shelf; `nil` means 2.
  var columns: Int?
  var items: [Item]
}
