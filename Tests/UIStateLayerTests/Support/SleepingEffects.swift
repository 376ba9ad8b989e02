import UIStateLayer

/// A suite whose effects sleep on its clock.
@MainActor
protocol SleepingEffects {
  var clock: TestClock { get }
}

extension SleepingEffects {
  /// Sleeps a second, and then sends.
  func sleeping(_ note: String) -> Effect<LogState.Action> {
    .run { [clock] send in
      try await clock.sleep(for: .seconds(1))
      send(.note(note))
    }
  }

  /// Waits forever, unless it is cancelled.
  func endless() -> Effect<LogState.Action> {
    .run { [clock] _ in try await clock.sleep(for: .seconds(1_000_000)) }
  }
}
