import TopScreen

extension RecentlyViewedViewData {
  /// The effect of the view data: the ids of the shown items are cached for other screens, at the
  /// first view data and whenever they change.
  var effects: [RoutedEffect] {
    [.onChange(of: items.map(\.id), .cacheWrite, "recentlyViewed.ids")]
  }
}
