import UIStateLayer

/// The grid of categories, as view data; its rules are those of ``DisplayRules``.
struct CategoryGridViewData: ViewData {
  /// `title`: Text(``DisplayRules/maximumTitleLength``); "カテゴリから探す" where that is "" or absent.
  var title: String

  /// `columns`, at least 2 and at most 5; 4 where it is absent.
  var columns: Int

  /// `categories`: Rows, in the server's order.
  var items: [Item]

  /// Whether there are no rows.
  var isEmpty: Bool { items.isEmpty }

  /// One category.
  struct Item: Equatable, Sendable, Encodable, Identifiable {
    /// `category_id`.
    var id: String

    /// `name`: Text(``DisplayRules/maximumNameLength``).
    var name: String

    /// `icon_url`: URL.
    var iconURL: String

    /// `item_count`: Count and "点": "1,234点", "0点", "9,999+点"; "" where it is absent.
    var itemCount: String
  }

  /// The content before its first response.
  static let placeholder = Self(title: "", columns: 4, items: [])
}
