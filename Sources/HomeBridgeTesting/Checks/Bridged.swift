import Bridge
import Foundation
import LegacyRx
import ScreenDocument
import TopScreen
import UIStateLayer

/// A bridge for one content, with the time, the stages and the effects of its own.
@MainActor
struct Bridged<UIState: AnyObject> {
  let bridge: ContentBridge<UIState>
  let scheduler: HistoricalScheduler
  let effects: RecordingEffects
  let stages: StageFlags
  let clock: DocumentClock
  let crash: CrashReport

  /// Delivers a response at its moment, as a document of its own.
  func deliver(_ response: TestedResponse) {
    crash.begin(response)
    clock.now = response.context.now
    bridge.deliver([response.data])
  }

  /// Lets everything happen that is due within some seconds.
  func settle(for seconds: TimeInterval = Watched.settlingTime) {
    scheduler.advanceTo(
      scheduler.clock.addingTimeInterval(seconds),
      maximumActions: VirtualTime.maximumActions
    )
  }

  /// What is shown of a response.
  func output(of response: TestedResponse) -> AnyViewData? {
    bridge.description(of: response.data).output
  }
}
