public import TopScreen

extension ContentRoutes<CounterUIState> {
  /// The routes of the counters, one of which declares effects.
  ///
  /// - Parameter effects: The effects of a counter with both sides.
  /// - Returns: The routes.
  @MainActor
  public static func counters(
    doing effects: @escaping @Sendable (CounterResponse, CounterViewData) -> [RoutedEffect]
  ) -> Self {
    Self {
      ContentRoute(.counter, slots: \.counter) { CounterViewData($0.count) }
        .effects(of: .counter, effects)
      ContentRoute(.stateOnly, slots: \.stateOnly) { CounterViewData($0.count) }
    }
  }
}
