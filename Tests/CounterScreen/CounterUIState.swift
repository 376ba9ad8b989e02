import Foundation
public import TopScreen
public import UIStateLayer

/// The state of a screen of counters.
@MainActor
public final class CounterUIState {
  /// The slots of the contents that both sides know.
  public let counter = UIStateSlots<CounterViewData>(default: -1)
  /// The slots of the contents that only the new side knows.
  public let stateOnly = UIStateSlots<CounterViewData>(default: -1)

  /// Creates a state that nothing was written to.
  public init() {}

  /// The routes into this state.
  public static var routes: ContentRoutes<CounterUIState> {
    ContentRoutes<CounterUIState> {
      ContentRoute(.counter, slots: \.counter) { CounterViewData($0.count) }
      ContentRoute(.stateOnly, slots: \.stateOnly) { CounterViewData($0.count) }
    }
  }
}
