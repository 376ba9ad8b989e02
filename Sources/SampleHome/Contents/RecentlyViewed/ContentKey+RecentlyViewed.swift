import ScreenDocument
import TopScreen

extension ContentKey where Response == RecentlyViewedResponse, Output == RecentlyViewedViewData {
  /// The contract of the items the user looked at last.
  static var recentlyViewed: Self { Self("recentlyViewed") }
}
