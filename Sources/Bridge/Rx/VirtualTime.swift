package import Foundation
import LegacyRx

/// A time that moves only when a caller advances it, so that handlers' delays take no real time.
@MainActor
package final class VirtualTime {
  /// How many actions run at most in one advance, so that work that never rests ends.
  package nonisolated static let maximumActions = 100_000

  private let scheduler: HistoricalScheduler

  /// Starts a time.
  ///
  /// - Parameter start: The moment to start at.
  package init(_ start: Date) {
    scheduler = HistoricalScheduler(initialClock: start)
  }

  /// The moment reached.
  package var now: Date { scheduler.clock }

  /// An environment whose work runs on this time, the bridge's own among it.
  ///
  /// - Parameters:
  ///   - clock: The time that handlers read.
  ///   - effects: The port of what handlers do to the world outside the screen.
  /// - Returns: The environment.
  package func environment(
    _ clock: LegacyClock,
    effects: any LegacyEffects
  ) -> LegacyEnvironment {
    LegacyEnvironment(
      mainScheduler: scheduler,
      backgroundScheduler: scheduler,
      clock: clock,
      effects: effects
    )
  }

  /// Runs all work that is due up to a moment, and moves there.
  package func advance(to moment: Date) {
    scheduler.advanceTo(moment, maximumActions: Self.maximumActions)
  }

  /// Runs all work that is due within a number of seconds, but no more actions than a bound, and moves there.
  package func advance(by seconds: TimeInterval, maximumActions: Int = maximumActions) {
    scheduler.advanceTo(now.addingTimeInterval(seconds), maximumActions: maximumActions)
  }

  /// Ends the run in progress after its current work.
  package func stop() { scheduler.stop() }
}
