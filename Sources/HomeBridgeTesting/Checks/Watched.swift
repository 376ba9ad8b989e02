import Bridge
import Foundation
import LegacyRx
import TopScreen
import UIStateLayer

/// A handler alone, with the time and the effects of its own.
@MainActor
struct Watched {
  /// How long a side has to show something, in virtual seconds.
  nonisolated static let settlingTime: TimeInterval = 0.5

  let handler: WatchedHandler
  let scheduler: HistoricalScheduler
  let effects: RecordingEffects
  let crash: CrashReport

  /// Configures the handler.
  func configure(_ response: TestedResponse) {
    crash.begin(response)
    // A response that does not decode is none that is tested.
    try? handler.configure(response.data)
  }

  /// Lets everything happen that is due within some seconds.
  func settle(for seconds: TimeInterval = settlingTime) {
    scheduler.advanceTo(
      scheduler.clock.addingTimeInterval(seconds),
      maximumActions: VirtualTime.maximumActions
    )
  }

  /// The value that was shown last.
  var lastValue: AnyViewData? { handler.events.last { $0.value != nil }?.value }
}
