import TopScreen

extension RecentlyViewedViewData {
  /// The effect of the view data: whenever the ids of the shown items change, they are cached for
  /// other screens.
  var effects: [RoutedEffect] {
    [.onChange(of: items.map(\.id), .cacheWrite, "recentlyViewed.ids")]
  }
}
