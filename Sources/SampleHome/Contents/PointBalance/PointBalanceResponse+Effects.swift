import TopScreen

extension PointBalanceResponse {
  /// The effect of the response: the number of points is cached for other screens, at the first
  /// response and whenever it changes.
  var effects: [RoutedEffect] { [.onChange(of: points, .cacheWrite, "pointBalance.points")] }
}
