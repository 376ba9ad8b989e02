package import Foundation
import LegacyRx

/// A virtual clock and a scheduler on it, with which the delays of handlers take no real time.
@MainActor
package final class VirtualTime {
  /// The maximum number of actions in one advance, 100,000; the limit ends work that schedules
  /// itself forever.
  package nonisolated static let maximumActionsPerAdvance = 100_000

  private let scheduler: HistoricalScheduler

  /// Creates a clock that stands at a moment.
  package init(_ start: Date) {
    scheduler = HistoricalScheduler(initialClock: start)
  }

  /// The current virtual time.
  package var now: Date { scheduler.clock }

  /// Returns an environment whose work, including the bridge's own, runs on this time.
  ///
  /// - Parameters:
  ///   - clock: The time that handlers read.
  ///   - effects: The port for the handlers' effects outside the screen.
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

  /// Advances to a moment, and runs the work that is due until then, at most
  /// ``maximumActionsPerAdvance`` actions; the rest stays queued.
  package func advance(to moment: Date) {
    scheduler.advanceTo(moment, maximumActionCount: Self.maximumActionsPerAdvance)
  }

  /// Advances by a number of seconds, and runs the work that is due until then, up to a maximum
  /// number of actions; the rest stays queued.
  package func advance(by seconds: TimeInterval, maximumActions: Int = maximumActionsPerAdvance) {
    scheduler.advanceTo(now.addingTimeInterval(seconds), maximumActionCount: maximumActions)
  }
}
