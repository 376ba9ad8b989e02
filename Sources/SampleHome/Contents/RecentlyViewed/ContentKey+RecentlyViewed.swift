import ScreenDocument
import TopScreen

extension ContentKey where Response == RecentlyViewedResponse, Output == RecentlyViewedViewData {
  /// The contract of the kind `recentlyViewed`: the items that the user viewed last.
  static var recentlyViewed: Self { Self("recentlyViewed") }
}
