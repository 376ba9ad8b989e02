public import TopScreen
public import UIStateLayer

/// The state of a screen whose counters are data alone, and of what reads them.
@MainActor
public final class DataUIState {
  /// The slots of the counters, which no view draws.
  public let counter = UIStateSlots<CounterViewData>(default: -1)
  /// The slots of what adds the first counter to its own.
  public let sum = UIStateSlots<CounterViewData>(default: -2)
  /// The slots of what shows 999 where the first counter has no value.
  public let total = UIStateSlots<CounterViewData>(default: -3)

  /// Creates a state that nothing was written to.
  public init() {}

  /// The routes into this state.
  public static var routes: ContentRoutes<DataUIState> {
    ContentRoutes<DataUIState> {
      ContentRoute.data(.counter, slots: \.counter) { CounterViewData($0.count) }
      ContentRoute(.sum, slots: \.sum, reading: \.counter) {
        CounterViewData($0.count + $1.count)
      }
      ContentRoute(.total, slots: \.total, readingSlots: \.counter) { response, counter in
        CounterViewData(counter.isFilled ? response.count + counter.value.count : 999)
      }
    }
  }
}
