import UIStateLayer

/// The view data of the items that the user viewed last; ``FormattingRules`` defines the rules in
/// italics.
struct RecentlyViewedViewData: ViewData {
  /// The items: the response's `items` by the rule *Rows*, sorted by `viewed_at`, the newest first;
  /// items without a usable moment are last.
  var items: [Item]

  /// Whether the rule *Rows* leaves out rows because a list shows at most
  /// ``FormattingRules/maximumRows``.
  var hasMore: Bool

  /// Whether there is nothing to draw: ``items`` is empty.
  var isEmpty: Bool { items.isEmpty }

  /// The view data of one viewed item.
  struct Item: Equatable, Sendable, Encodable, Identifiable {
    /// The item's identity: the response's `item_id`.
    var id: String

    /// The item's name: the response's `name` by the rule *Text(60)*.
    var name: String

    /// The image's URL: the response's `image_url` by the rule *URL*.
    var imageURL: String

    /// The price: the response's `price` by the rule *Yen or free*: "1,980円"; "無料" for 0;
    /// "価格未定" if it is absent.
    var price: String

    /// The time since the user viewed the item: the response's `viewed_at` by the rule *Relative*;
    /// "" if it is absent or unusable.
    var viewedAt: String
  }

  /// The view data before the first response.
  static let initial = Self(items: [], hasMore: false)
}
