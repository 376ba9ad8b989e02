public import TopScreen
public import UIStateLayer

/// The state of a screen of counters and of sums that read them.
@MainActor
public final class SumUIState {
  /// The slots of the counters.
  public let counter = UIStateSlots<CounterViewData>(default: -1)
  /// The slots of contents that add the first counter to their own.
  public let sum = UIStateSlots<CounterViewData>(default: -2)
  /// The slots of contents that add the first counter and the first sum to their own.
  public let total = UIStateSlots<CounterViewData>(default: -3)

  /// Creates a state without written values.
  public init() {}

  /// The routes into this state.
  public static var routes: ContentRoutes<SumUIState> {
    ContentRoutes<SumUIState> {
      ContentRoute(.total, slots: \.total, reading: \.counter, \.sum) {
        CounterViewData($0.count + $1.count + $2.count)
      }
      ContentRoute(.sum, slots: \.sum, reading: \.counter) {
        CounterViewData($0.count + $1.count)
      }
      ContentRoute(.counter, slots: \.counter) { CounterViewData($0.count) }
    }
  }
}
