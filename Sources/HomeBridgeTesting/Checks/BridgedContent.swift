import Bridge
import Foundation
import LegacyRx
import ScreenDocument
import TopScreen
import UIStateLayer

/// A bridge for one content, with its own clock, stages and effects.
@MainActor
struct BridgedContent<UIState: AnyObject> {
  let bridge: ContentBridge<UIState>
  let scheduler: HistoricalScheduler
  let effects: RecordingEffects
  let stageFlags: StageFlags
  let clock: DocumentClock
  let crashReport: CrashReport

  /// Delivers a response at its moment, as one document.
  func deliver(_ response: TestedResponse) {
    crashReport.recordNext(response)
    clock.now = response.context.now
    bridge.deliver([response.data])
  }

  /// Advances virtual time by some seconds, and runs the work that is due until then, at most
  /// ``VirtualTime/maximumActionsPerAdvance`` actions; the rest stays queued.
  func settleInVirtualTime(for seconds: TimeInterval = StandaloneHandler.settlingSeconds) {
    scheduler.advanceTo(
      scheduler.clock.addingTimeInterval(seconds),
      maximumActionCount: VirtualTime.maximumActionsPerAdvance
    )
  }

  /// The view data that the shown side has for the content of a response; `nil` if it has none.
  func shownOutput(of response: TestedResponse) -> AnyViewData? {
    bridge.description(of: response.data).output
  }
}
