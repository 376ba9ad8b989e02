import Foundation
public import TopScreen
public import UIStateLayer

/// The state of a screen of counters.
@MainActor
public final class CounterUIState {
  /// The slots of the contents with both sides.
  public let counter = UIStateSlots<CounterViewData>(default: -1)
  /// The slots of the contents with only a state side.
  public let stateOnly = UIStateSlots<CounterViewData>(default: -1)

  /// Creates a state without written values.
  public init() {}

  /// The routes into this state.
  public static var routes: ContentRoutes<CounterUIState> {
    ContentRoutes<CounterUIState> {
      ContentRoute(.counter, slots: \.counter) { CounterViewData($0.count) }
      ContentRoute(.stateOnly, slots: \.stateOnly) { CounterViewData($0.count) }
    }
  }
}
