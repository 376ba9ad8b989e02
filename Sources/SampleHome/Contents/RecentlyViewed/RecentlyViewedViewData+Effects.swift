import TopScreen

extension RecentlyViewedViewData {
  /// The ids of what is shown are kept for other screens.
  var effects: [RoutedEffect] {
    [.onChange(of: items.map(\.id), .cacheWrite, "recentlyViewed.ids")]
  }
}
