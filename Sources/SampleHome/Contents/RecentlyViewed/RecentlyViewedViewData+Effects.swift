import TopScreen

extension RecentlyViewedViewData {
  /// The effect of the view data: the ids of the shown items are written to the cache for other
  /// screens, at the first view data and whenever the ids or their order change.
  var effects: [RoutedEffect] {
    [.onChange(of: items.map(\.id), .cacheWrite, "recentlyViewed.ids")]
  }
}
