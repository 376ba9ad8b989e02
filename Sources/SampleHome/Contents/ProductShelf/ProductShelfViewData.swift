import ScreenDocument
import UIStateLayer

/// The view data of a shelf of products; ``FormattingRules`` defines the rules in italics.
///
/// Of several elements of an item with the same kind, only the first is shown. If an element, or
/// the named member of the element, is absent, its field is "".
struct ProductShelfViewData: ViewData {
  /// The title: the response's `title` by the rule *Text(40)*.
  var title: String

  /// The number of columns: the response's `columns`, at least 1 and at most 4; 2 if it is absent.
  var columns: Int

  /// The products: the response's `items` by the rule *Rows*, in the server's order.
  var items: [Item]

  /// Whether there is nothing to draw: ``items`` is empty.
  var isEmpty: Bool { items.isEmpty }

  /// The view data of one product.
  struct Item: Equatable, Sendable, Encodable, Identifiable {
    /// The product's identity: the item's `id`.
    var id: String

    /// The product's name: `text` of the first element "name", by the rule *Text(60)*.
    var name: String

    /// The image's URL: `url` of the first element "image", by the rule *URL*.
    var imageURL: String

    /// The text of the badge: `text` of the first element "badge", by the rule *Text(60)*.
    var badge: String

    /// The price: `yen` of the first element "price", by the rule *Yen or free*: "1,980円"; "無料"
    /// for 0.
    var price: String

    /// The destination of a tap, as sent: `destination` of the first element, of any kind, whose
    /// `action` is exactly "navigate".
    ///
    /// The destination is "" if that element or its `destination` is absent, or if it has more than
    /// ``FormattingRules/maximumURLByteCount`` UTF-8 bytes.
    var destination: String

    /// The appearance of the product's box: the item's `appearance`; the default one if it is
    /// absent.
    var appearance: FundamentalAppearance
  }

  /// The view data before the first response.
  static let initial = Self(title: "", columns: 2, items: [])
}
