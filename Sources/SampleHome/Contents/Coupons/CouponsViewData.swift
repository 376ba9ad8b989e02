import UIStateLayer

/// The user's coupons, as view data; its rules are those of ``DisplayRules``.
///
/// Which coupons are usable depends on the user's rank, which is part of the point balance: the
/// last known rank, and regular before the first. The ranks are, from the lowest, "regular",
/// "silver", "gold" and "platinum"; any other rank of the user counts as regular.
struct CouponsViewData: ViewData {
  /// The number of usable ``items``: Count and "枚利用できます": "2枚利用できます"; "" for 0.
  var usableCount: String

  /// `coupons`: Rows, in the server's order.
  var items: [Item]

  /// Whether there are no rows.
  var isEmpty: Bool { items.isEmpty }

  /// One coupon.
  struct Item: Equatable, Sendable, Encodable, Identifiable {
    /// `coupon_id`.
    var id: String

    /// `title`: Text(``DisplayRules/maximumNameLength``).
    var title: String

    /// `discount_value` by `discount_type`: "yen" is Yen and "OFF" ("500円OFF"); "percent" is the
    /// value, at most 100, and "%OFF" ("10%OFF"); "" for any other type, and where the value is
    /// zero or negative.
    var discount: String

    /// `minimum_price`: Yen and "以上で利用可": "3,000円以上で利用可"; "金額条件なし" where it is absent,
    /// zero or negative.
    var condition: String

    /// `expires_at`: Expiry; "期限なし" where it is absent or unusable.
    var expiry: String

    /// Whether it can be used: ``note`` is "" and ``expiry`` is not "期限切れ".
    var isUsable: Bool

    /// The users who can use the coupon, if the user is not one of them; otherwise "".
    ///
    /// Where `required_rank` is above the user's: "シルバー会員以上限定", "ゴールド会員以上限定" or
    /// "プラチナ会員限定". An absent one is regular; one of no known name is above every rank, and
    /// shown as "対象会員限定".
    var note: String
  }

  /// The content before its first response.
  static let placeholder = Self(usableCount: "", items: [])
}
