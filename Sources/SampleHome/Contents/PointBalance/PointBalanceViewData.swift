import UIStateLayer

/// The user's points and rank, as view data; its rules are those of ``DisplayRules``.
struct PointBalanceViewData: ViewData {
  /// `points`: Points: "1,234ポイント", "0ポイント", "-50ポイント".
  var points: String

  /// `limited_points`: "うち期間限定" and Points: "うち期間限定300ポイント"; "" where it is absent, zero or
  /// negative.
  var limitedPoints: String

  /// `limited_points_expire_at`: Expiry; "" where ``limitedPoints`` is "".
  var limitedExpiry: String

  /// `rank`, by exactly these names: "silver" is "シルバー会員", "gold" "ゴールド会員", "platinum"
  /// "プラチナ会員"; anything else, and where it is absent, "レギュラー会員".
  var rank: String

  /// The content before its first response.
  static let placeholder = Self(points: "", limitedPoints: "", limitedExpiry: "", rank: "")
}
