import TopScreen

extension PointBalanceResponse {
  /// The effect of the response: whenever the number of points changes, it is cached for other
  /// screens.
  var effects: [RoutedEffect] { [.onChange(of: points, .cacheWrite, "pointBalance.points")] }
}
