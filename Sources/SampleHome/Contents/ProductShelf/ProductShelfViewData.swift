import ScreenDocument
import UIStateLayer

/// A shelf of products, as view data; its rules are those of ``DisplayRules``.
///
/// An item's *first element* of a kind is the first that has exactly this kind; the others of the
/// kind are not shown. A field whose element, or whose member of it, is absent shows "".
struct ProductShelfViewData: ViewData {
  /// `title`: Text(``DisplayRules/maximumTitleLength``).
  var title: String

  /// `columns`, at least 1 and at most 4; 2 where it is absent.
  var columns: Int

  /// `items`: Rows, in the server's order.
  var items: [Item]

  /// Whether there are no rows.
  var isEmpty: Bool { items.isEmpty }

  /// One product.
  struct Item: Equatable, Sendable, Encodable, Identifiable {
    /// `id`.
    var id: String

    /// `text` of the first "name": Text(``DisplayRules/maximumNameLength``).
    var name: String

    /// `url` of the first "image": URL.
    var imageURL: String

    /// `text` of the first "badge": Text(``DisplayRules/maximumNameLength``).
    var badge: String

    /// `yen` of the first "price": Yen or free.
    var price: String

    /// `destination` of the first element, of any kind, whose `action` is exactly "navigate", as sent,
    /// where it has at most ``DisplayRules/maximumURLLength`` UTF-8 bytes; else "".
    var destination: String

    /// `appearance`; the default one where it is absent.
    var appearance: FundamentalAppearance
  }

  /// The content before its first response.
  static let placeholder = Self(title: "", columns: 2, items: [])
}
