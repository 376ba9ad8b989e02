import TopScreen

extension PointBalanceResponse {
  /// The effects: the points are cached for other screens.
  var effects: [RoutedEffect] { [.onChange(of: points, .cacheWrite, "pointBalance.points")] }
}
