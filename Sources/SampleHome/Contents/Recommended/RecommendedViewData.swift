import UIStateLayer

/// The items recommended for the user, as view data; its rules are those of ``DisplayRules``.
struct RecommendedViewData: ViewData {
  /// `title`: Text(``DisplayRules/maximumTitleLength``); "あなたへのおすすめ" where that is "" or
  /// absent.
  var title: String

  /// `items`: Rows, in the server's order.
  var items: [Item]

  /// Whether there are no rows.
  var isEmpty: Bool { items.isEmpty }

  /// One recommended item.
  struct Item: Equatable, Sendable, Encodable, Identifiable {
    /// `item_id`.
    var id: String

    /// `name`: Text(``DisplayRules/maximumNameLength``).
    var name: String

    /// `image_url`: URL.
    var imageURL: String

    /// `price`: Yen or free.
    var price: String

    /// `list_price`: Yen if Discount(`price`, `list_price`) exists; otherwise "".
    var listPrice: String

    /// The text of Discount(`price`, `list_price`): "20%OFF".
    var discount: String

    /// `review_average`, one decimal: "4.3", "5.0".
    ///
    /// The value is clamped to 0...5; the `Double` product of it and 10, rounded to the nearest
    /// integer with ties away from zero, is the number of tenths. "" where the average is absent or
    /// not finite, or ``reviewCount`` is "".
    var rating: String

    /// `review_count`: Count, without a unit: "1,234"; "" where it is absent, zero or negative.
    ///
    /// - Note: A known difference. For exactly 9,999 the rule gives "9,999"; the legacy side has a
    ///   bug and shows "9,999+" from 9,999 on. From 10,000 on both show "9,999+".
    var reviewCount: String

    /// "送料無料" where `is_free_shipping` is true; else "".
    var shipping: String
  }

  /// The content before its first response.
  static let placeholder = Self(title: "", items: [])
}
