import ScreenDocument

/// A shelf of products, as a block page makes it of its three documents.
struct ProductShelfResponse: Decodable, Sendable, Equatable {
  /// One product.
  struct Item: Decodable, Sendable, Equatable {
    var id: String
    var appearance: FundamentalAppearance?
    var elements: [Element]
  }

  /// One part of a product; which members it has goes by its kind.
  struct Element: Decodable, Sendable, Equatable {
    /// "image", "badge", "name", "price", "open" or anything else.
    var kind: String?

    /// Of a badge or name.
    var text: String?

    /// Of an image.
    var url: String?

    /// Of a price, in yen.
    var yen: Int?

    /// "navigate" or anything else.
    var action: String?
    var destination: String?
  }

  var title: String?

  /// How many products stand side by side.
  var columns: Int?
  var items: [Item]
}
