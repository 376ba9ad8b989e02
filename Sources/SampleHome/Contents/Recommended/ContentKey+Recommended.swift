import ScreenDocument
import TopScreen

extension ContentKey where Response == RecommendedResponse, Output == RecommendedViewData {
  /// The contract of the kind `recommended`: the items recommended for the user.
  static var recommended: Self { Self("recommended") }
}
