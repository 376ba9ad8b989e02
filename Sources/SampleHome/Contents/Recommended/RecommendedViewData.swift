import UIStateLayer

/// The view data of the items recommended for the user; ``FormattingRules`` defines the rules in
/// italics.
struct RecommendedViewData: ViewData {
  /// The title: the response's `title` by the rule *Text(40)*; "あなたへのおすすめ" if that is "".
  var title: String

  /// The items: the response's `items` by the rule *Rows*, in the server's order.
  var items: [Item]

  /// Whether there is nothing to draw: ``items`` is empty.
  var isEmpty: Bool { items.isEmpty }

  /// The view data of one recommended item.
  struct Item: Equatable, Sendable, Encodable, Identifiable {
    /// The item's identity: the response's `item_id`.
    var id: String

    /// The item's name: the response's `name` by the rule *Text(60)*.
    var name: String

    /// The image's URL: the response's `image_url` by the rule *URL*.
    var imageURL: String

    /// The price: the response's `price` by the rule *Yen or free*: "1,980円"; "無料" for 0.
    var price: String

    /// The price before the discount: the response's `list_price` by the rule *Yen*; "" without a
    /// discount of `price` and `list_price` by the rule *Discount*.
    var listPrice: String

    /// The text of the discount of the response's `price` and `list_price`, by the rule *Discount*:
    /// "20%OFF"; "" without a discount, and for one below 1 %.
    var discount: String

    /// The average rating: the response's `review_average` with one decimal: "4.3", "5.0".
    ///
    /// A value below 0 is treated as 0, and a value above 5 as 5. The `Double` product of the value
    /// and 10, rounded to the nearest integer with ties away from zero, is the number of tenths.
    /// The text is "" if the average is absent or not finite, or if ``reviewCount`` is "".
    var rating: String

    /// The number of reviews: the response's `review_count` by the rule *Count*, without a unit:
    /// "1,234"; "" if it is absent, zero or negative.
    ///
    /// - Note: The two sides are known to differ for exactly 9,999. The state side shows "9,999",
    ///   as the rule says; the legacy side has a bug and shows "9,999+". From 10,000 on, both show
    ///   "9,999+".
    var reviewCount: String

    /// The label of free shipping: "送料無料" if the response's `is_free_shipping` is true; otherwise
    /// "".
    var shipping: String
  }

  /// The view data before the first response.
  static let initial = Self(title: "", items: [])
}
