import ScreenDocument
import TopScreen

extension ContentKey where Response == PointBalanceResponse, Output == PointBalanceViewData {
  /// The contract of the kind `pointBalance`: the user's points and rank.
  static var pointBalance: Self { Self("pointBalance") }
}
