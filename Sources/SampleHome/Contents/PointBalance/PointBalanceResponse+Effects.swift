import TopScreen

extension PointBalanceResponse {
  /// The effect of the response: the number of points is written to the cache for other screens, at
  /// the first response and whenever the number changes.
  var effects: [RoutedEffect] { [.onChange(of: points, .cacheWrite, "pointBalance.points")] }
}
