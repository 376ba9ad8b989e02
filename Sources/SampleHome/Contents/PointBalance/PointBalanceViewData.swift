import UIStateLayer

/// The view data of the user's points and rank; ``FormattingRules`` defines the rules in italics.
struct PointBalanceViewData: ViewData {
  /// The number of points: the response's `points` by the rule *Points*: "1,234ポイント", "0ポイント",
  /// "-50ポイント".
  var points: String

  /// The points for a limited time: "うち期間限定", and the response's `limited_points` by the rule
  /// *Points*: "うち期間限定300ポイント"; "" if it is absent, zero or negative.
  var limitedPoints: String

  /// The end of the limited time: the response's `limited_points_expire_at` by the rule *Expiry*;
  /// "" if it is absent or unusable, or if ``limitedPoints`` is "".
  var limitedExpiry: String

  /// The title of the user's rank: "シルバー会員" if the response's `rank` is exactly "silver",
  /// "ゴールド会員" if it is "gold", "プラチナ会員" if it is "platinum"; "レギュラー会員" if it is any other
  /// text or absent.
  var rank: String

  /// The view data before the first response.
  static let initial = Self(points: "", limitedPoints: "", limitedExpiry: "", rank: "")
}
