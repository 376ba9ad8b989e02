import Bridge
import Foundation
import LegacyRx
import TopScreen
import UIStateLayer

/// A legacy handler alone, with its own clock and effects.
@MainActor
struct StandaloneHandler {
  /// The virtual seconds after a response within which a side must emit its value.
  nonisolated static let settlingSeconds: TimeInterval = 0.5

  let handler: WatchedHandler
  let scheduler: HistoricalScheduler
  let effects: RecordingEffects
  let crashReport: CrashReport

  /// Delivers a response to the handler.
  func deliver(_ response: TestedResponse) {
    crashReport.recordNext(response)
    // Responses that do not decode are not tested.
    try? handler.configure(response.data)
  }

  /// Advances virtual time by some seconds, and runs the work that is due until then, at most
  /// ``VirtualTime/maximumActionsPerAdvance`` actions; the rest stays queued.
  func settleInVirtualTime(for seconds: TimeInterval = settlingSeconds) {
    scheduler.advanceTo(
      scheduler.clock.addingTimeInterval(seconds),
      maximumActionCount: VirtualTime.maximumActionsPerAdvance
    )
  }

  /// The last recorded value; `nil` if the handler emitted none.
  var lastValue: AnyViewData? { handler.events.last { $0.value != nil }?.value }
}
