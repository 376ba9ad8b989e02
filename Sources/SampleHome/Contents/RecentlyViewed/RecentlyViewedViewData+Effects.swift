import TopScreen

extension RecentlyViewedViewData {
  /// The effects: the ids of the shown items are cached for other screens.
  var effects: [RoutedEffect] {
    [.onChange(of: items.map(\.id), .cacheWrite, "recentlyViewed.ids")]
  }
}
