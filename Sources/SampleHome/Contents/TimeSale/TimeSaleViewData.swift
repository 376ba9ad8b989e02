import UIStateLayer

/// A sale that ends at a given time, as view data; its rules are those of ``DisplayRules``.
struct TimeSaleViewData: ViewData {
  /// `title`: Text(``DisplayRules/maximumTitleLength``); "タイムセール" where that is "" or absent.
  var title: String

  /// `endsAt`: Remaining.
  var remaining: String

  /// Whether the sale has ended: now ≥ end; false where the end is absent.
  var isOver: Bool

  /// `items`: Rows, in the server's order; shown also when the sale is over.
  var items: [Item]

  /// Whether there are no rows.
  var isEmpty: Bool { items.isEmpty }

  /// One item on sale.
  struct Item: Equatable, Sendable, Encodable, Identifiable {
    /// `itemID`.
    var id: String

    /// `name`: Text(``DisplayRules/maximumNameLength``).
    var name: String

    /// `imageURL`: URL.
    var imageURL: String

    /// `salePrice`: Yen or free.
    var salePrice: String

    /// `regularPrice`: Yen if Discount(`salePrice`, `regularPrice`) exists; otherwise "".
    var regularPrice: String

    /// The text of Discount(`salePrice`, `regularPrice`): "20%OFF".
    var discount: String

    /// The percentage of the stock that is left, from 0 to 100, for the bar.
    ///
    /// 0 where `stockTotal` or `stockLeft` is absent, or `stockTotal` ≤ 0, or `stockLeft` ≤ 0;
    /// else percent of(`stockLeft`, `stockTotal`), at least 1 and at most 100.
    var stockPercent: Int

    /// The first rule that applies: "" if `stockTotal` or `stockLeft` is absent or `stockTotal` ≤
    /// 0; "売り切れ" if `stockLeft` ≤ 0; "残りわずか" if ``stockPercent`` ≤ 10; "残り", ``stockPercent`` and
    /// "%": "残り11%".
    var stock: String
  }

  /// The content before its first response.
  static let placeholder = Self(title: "", remaining: "", isOver: false, items: [])
}
