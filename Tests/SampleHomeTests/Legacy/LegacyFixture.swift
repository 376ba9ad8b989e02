#if LegacyBridge
import Bridge
import Foundation
import LegacyRx
import TopScreen

@testable import SampleHome

/// An environment whose time only a test advances, and whose effects are recorded.
@MainActor
struct LegacyFixture {
  /// 2026-04-01, a Wednesday, 10:00 in Tokyo.
  nonisolated static let now = 1_775_005_200

  let scheduler: HistoricalScheduler
  let recording: RecordingEffects
  let environment: LegacyEnvironment

  init(now: Int = Self.now, timeZone: String = "Asia/Tokyo") {
    let scheduler = HistoricalScheduler(
      initialClock: Date(timeIntervalSince1970: TimeInterval(now))
    )
    let recording = RecordingEffects()
    self.scheduler = scheduler
    self.recording = recording
    environment = LegacyEnvironment(
      mainScheduler: scheduler,
      backgroundScheduler: scheduler,
      clock: LegacyClock(
        timeZone: TimeZone(identifier: timeZone) ?? .gmt,
        locale: Locale(identifier: "ar_EG"),
        now: { scheduler.now }
      ),
      effects: recording
    )
  }

  /// The recorded effects, as "kind name".
  var effects: [String] { recording.effects.map { "\($0.kind.rawValue) \($0.name)" } }

  /// Runs the work that is due now.
  func run() {
    scheduler.advanceTo(scheduler.clock)
  }

  /// Runs all work, at any time; returns unless a timer repeats forever.
  func runEverything() {
    scheduler.start()
  }

  /// The elapsed time.
  var secondsPassed: Double {
    scheduler.clock.timeIntervalSince1970 - TimeInterval(Self.now)
  }

  /// Advances the time, and runs the work that becomes due.
  func advance(seconds: Double) {
    scheduler.advanceTo(scheduler.clock.addingTimeInterval(seconds))
  }

  /// Configures a handler with a response and returns its immediate outputs.
  func outputs<Handler: ObservableLegacyHandler>(
    of handler: Handler,
    for responses: Handler.Response...
  ) -> [Handler.Output] where Handler.Source == Observable<Handler.Output> {
    let recorder = LegacyRecorder(handler.output)
    for response in responses {
      handler.configure(response)
      run()
    }
    return recorder.values
  }
}
#endif
