import TopScreen

extension PointBalanceResponse {
  /// The points are kept for other screens.
  var effects: [RoutedEffect] { [.onChange(of: points, .cacheWrite, "pointBalance.points")] }
}
