import UIStateLayer

/// The view data of the grid of categories; ``FormattingRules`` defines the rules in italics.
struct CategoryGridViewData: ViewData {
  /// The title: the response's `title` by the rule *Text(40)*; "カテゴリから探す" if that is "".
  var title: String

  /// The number of columns: the response's `columns`, at least 2 and at most 5; 4 if it is absent.
  var columns: Int

  /// The categories: the response's `categories` by the rule *Rows*, in the server's order.
  var items: [Item]

  /// Whether there is nothing to draw: ``items`` is empty.
  var isEmpty: Bool { items.isEmpty }

  /// The view data of one category.
  struct Item: Equatable, Sendable, Encodable, Identifiable {
    /// The category's identity: the response's `category_id`.
    var id: String

    /// The category's name: the response's `name` by the rule *Text(60)*.
    var name: String

    /// The URL of the category's icon: the response's `icon_url` by the rule *URL*.
    var iconURL: String

    /// The number of items: the response's `item_count` by the rule *Count*, and "点": "1,234点",
    /// "0点", "9,999+点"; "" if it is absent.
    var itemCount: String
  }

  /// The view data before the first response.
  static let initial = Self(title: "", columns: 4, items: [])
}
