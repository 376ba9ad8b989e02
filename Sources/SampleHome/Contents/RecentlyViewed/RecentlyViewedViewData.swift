import UIStateLayer

/// The view data of the items that the user viewed last; its rules are those of ``DisplayRules``.
struct RecentlyViewedViewData: ViewData {
  /// `items`: Rows, sorted by `viewed_at`, newest first; those without a usable moment come last.
  var items: [Item]

  /// Whether there are more rows than ``items`` contains.
  var hasMore: Bool

  /// Whether there are no rows.
  var isEmpty: Bool { items.isEmpty }

  /// One viewed item.
  struct Item: Equatable, Sendable, Encodable, Identifiable {
    /// `item_id`.
    var id: String

    /// `name`: Text(``DisplayRules/maximumNameLength``).
    var name: String

    /// `image_url`: URL.
    var imageURL: String

    /// `price`: Yen or free; "価格未定" where it is absent.
    var price: String

    /// `viewed_at`: Relative.
    var viewedAt: String
  }

  /// The content before its first response.
  static let placeholder = Self(items: [], hasMore: false)
}
