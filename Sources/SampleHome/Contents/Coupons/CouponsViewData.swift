import UIStateLayer

/// The view data of the user's coupons; ``FormattingRules`` defines the rules in italics.
///
/// The user's rank decides which coupons are usable. It is the rank that the screen's point balance
/// shows, and "regular" before that is loaded. From the lowest, the ranks are "regular", "silver", "gold" and
/// "platinum"; any other rank of the user is treated as "regular".
struct CouponsViewData: ViewData {
  /// The number of usable ``items`` by the rule *Count*, and "枚利用できます": "2枚利用できます"; "" for 0.
  var usableCount: String

  /// The coupons: the response's `coupons` by the rule *Rows*, in the server's order.
  var items: [Item]

  /// Whether there is nothing to draw: ``items`` is empty.
  var isEmpty: Bool { items.isEmpty }

  /// The view data of one coupon.
  struct Item: Equatable, Sendable, Encodable, Identifiable {
    /// The coupon's identity: the response's `coupon_id`.
    var id: String

    /// The coupon's title: the response's `title` by the rule *Text(60)*.
    var title: String

    /// The discount: the response's `discount_value` in the unit of `discount_type`.
    ///
    /// For the type "yen", the text is the value by the rule *Yen*, and "OFF": "500円OFF". For
    /// "percent", it is the value, at most 100, and "%OFF": "10%OFF". It is "" for any other type,
    /// and for a value that is zero or negative.
    var discount: String

    /// The required price: the response's `minimum_price` by the rule *Yen*, and "以上で利用可":
    /// "3,000円以上で利用可"; "金額条件なし" if it is absent, zero or negative.
    var condition: String

    /// The end of validity: the response's `expires_at` by the rule *Expiry*; "期限なし" if it is
    /// absent or unusable.
    var expiry: String

    /// Whether the user can use the coupon: ``note`` is "" and ``expiry`` is not "期限切れ".
    var isUsable: Bool

    /// The ranks that can use the coupon, if the user's rank cannot; otherwise "".
    ///
    /// If the response's `required_rank` is above the user's rank, the note is "シルバー会員以上限定",
    /// "ゴールド会員以上限定" or "プラチナ会員限定". An absent `required_rank` is "regular". A
    /// `required_rank` with an unknown name is above every rank, and the note is "対象会員限定".
    var note: String
  }

  /// The view data before the first response.
  static let initial = Self(usableCount: "", items: [])
}
