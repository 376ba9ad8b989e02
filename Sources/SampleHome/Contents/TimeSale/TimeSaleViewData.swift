import UIStateLayer

/// The view data of a sale that ends at a given time; ``FormattingRules`` defines the rules in
/// italics.
struct TimeSaleViewData: ViewData {
  /// The title: the response's `title` by the rule *Text(40)*; "タイムセール" if that is "".
  var title: String

  /// The time until the end of the sale: the response's `endsAt` by the rule *Remaining*; "" if it
  /// is absent or unusable.
  var remaining: String

  /// Whether the sale has ended: now is at or after the response's `endsAt`; `false` if that is
  /// absent or unusable.
  var isOver: Bool

  /// The items: the response's `items` by the rule *Rows*, in the server's order; they are shown
  /// even if the sale has ended.
  var items: [Item]

  /// Whether there is nothing to draw: ``items`` is empty.
  var isEmpty: Bool { items.isEmpty }

  /// The view data of one item on sale.
  struct Item: Equatable, Sendable, Encodable, Identifiable {
    /// The item's identity: the response's `itemID`.
    var id: String

    /// The item's name: the response's `name` by the rule *Text(60)*.
    var name: String

    /// The image's URL: the response's `imageURL` by the rule *URL*.
    var imageURL: String

    /// The price during the sale: the response's `salePrice` by the rule *Yen or free*: "1,980円";
    /// "無料" for 0.
    var salePrice: String

    /// The price outside the sale: the response's `regularPrice` by the rule *Yen*.
    ///
    /// The text is "" if the rule *Discount*(`salePrice`, `regularPrice`) gives no discount.
    var regularPrice: String

    /// The text of the discount of the response's `salePrice` and `regularPrice`, by the rule
    /// *Discount*: "20%OFF"; "" without a discount, and for one below 1 %.
    var discount: String

    /// The percentage of the stock that is left, from 0 to 100, for a progress bar.
    ///
    /// It is 0 if the response's `stockTotal` or `stockLeft` is absent, zero or negative. Otherwise
    /// it is percent of(`stockLeft`, `stockTotal`) by the rule *Percent of*, at least 1 and at most
    /// 100.
    var stockPercent: Int

    /// The stock that is left, as a text.
    ///
    /// The text is "" if the response's `stockTotal` or `stockLeft` is absent, or if `stockTotal` ≤
    /// 0; otherwise "売り切れ" if `stockLeft` ≤ 0; otherwise "残りわずか" if ``stockPercent`` ≤ 10;
    /// otherwise "残り", ``stockPercent`` and "%": "残り11%".
    var stock: String
  }

  /// The view data before the first response.
  static let initial = Self(title: "", remaining: "", isOver: false, items: [])
}
