import UIStateLayer

/// The best-selling items, as view data; its rules are those of ``DisplayRules``.
struct RankingViewData: ViewData {
  /// `title`: Text(``DisplayRules/maximumTitleLength``); "ランキング" where that is "" or absent.
  var title: String

  /// `updated_at`: Stamp and "更新": "4/1(水) 9:00更新".
  var updatedAt: String

  /// `items`: Rows, sorted by `rank`, smallest first; those with a rank below 1 are left out as
  /// those without a name are.
  var items: [Item]

  /// Whether there are no rows.
  var isEmpty: Bool { items.isEmpty }

  /// One ranked item.
  struct Item: Equatable, Sendable, Encodable, Identifiable {
    /// `item_id`.
    var id: String

    /// `rank`: Grouped and "位": "1位".
    var rank: String

    /// `name`: Text(``DisplayRules/maximumNameLength``).
    var name: String

    /// `image_url`: URL.
    var imageURL: String

    /// `price`: Yen or free.
    var price: String

    /// `review_count`: Count and "件": "1,234件", "9,999+件"; "" where it is absent, zero or negative.
    var reviewCount: String

    /// The change of place: "NEW" where `previous_rank` is absent or below 1, "→" where it is
    /// `rank`, "↑" and the Count of places gained ("↑2"), or "↓" and the Count of places lost.
    var movement: String
  }

  /// The content before its first response.
  static let placeholder = Self(title: "", updatedAt: "", items: [])
}
