import UIStateLayer

/// The view data of the best-selling items; ``FormattingRules`` defines the rules in italics.
struct RankingViewData: ViewData {
  /// The title: the response's `title` by the rule *Text(40)*; "ランキング" if that is "".
  var title: String

  /// The time of the ranking: the response's `updated_at` by the rule *Stamp*, and "更新":
  /// "4/1(水) 9:00更新"; "" if it is absent or unusable.
  var updatedAt: String

  /// The items: the response's `items` by the rule *Rows*, sorted by `rank`, the smallest first.
  ///
  /// Items with a rank below 1 are removed, as are items without a name.
  var items: [Item]

  /// Whether there is nothing to draw: ``items`` is empty.
  var isEmpty: Bool { items.isEmpty }

  /// The view data of one ranked item.
  struct Item: Equatable, Sendable, Encodable, Identifiable {
    /// The item's identity: the response's `item_id`.
    var id: String

    /// The item's rank: the response's `rank` by the rule *Grouped*, and "位": "1位".
    var rank: String

    /// The item's name: the response's `name` by the rule *Text(60)*.
    var name: String

    /// The image's URL: the response's `image_url` by the rule *URL*.
    var imageURL: String

    /// The price: the response's `price` by the rule *Yen or free*: "1,980円"; "無料" for 0.
    var price: String

    /// The number of reviews: the response's `review_count` by the rule *Count*, and "件": "1,234件",
    /// "9,999+件"; "" if it is absent, zero or negative.
    var reviewCount: String

    /// The change of the item's rank, from the response's `previous_rank` to `rank`.
    ///
    /// The text is "NEW" if `previous_rank` is absent or below 1, and "→" if the ranks are equal.
    /// Otherwise it is "↑" for a better rank or "↓" for a worse one, and the difference by the rule
    /// *Count*: "↑2".
    var movement: String
  }

  /// The view data before the first response.
  static let initial = Self(title: "", updatedAt: "", items: [])
}
