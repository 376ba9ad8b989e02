public import TopScreen

extension ContentRoutes<CounterUIState> {
  /// The routes of the counters, of which one kind does something besides.
  ///
  /// - Parameter effects: What a counter that both sides know does.
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
