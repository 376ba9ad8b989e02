import Bridge
import LegacyRx
import Parity
import ScreenDocument
import TopScreen
import UIStateLayer

/// Makes the two sides of a content, each for itself or bridged, on virtual time.
@MainActor
struct TestBench<UIState: AnyObject> {
  let routes: ContentRoutes<UIState>
  let makeHandlers: @MainActor () -> LegacyHandlers
  let makeState: @MainActor () -> UIState
  /// What handlers do past their environment.
  let world: RecordingEffects
  /// What a crash leaves of the response that a side gets.
  let crash: CrashReport

  /// Makes the handler of a response's kind, alone; `nil` for one that does not report what it shows.
  func watch(_ response: TestedResponse) -> Watched? {
    crash.begin(response)
    let scheduler = HistoricalScheduler(initialClock: response.context.now)
    let effects = RecordingEffects()
    let environment = environment(scheduler, effects, DocumentClock(response.context))
    let handler = makeHandlers().watch(response.data.kind, in: environment)
    handler?.flooded = { scheduler.stop() }
    return handler.map {
      Watched(handler: $0, scheduler: scheduler, effects: effects, crash: crash)
    }
  }

  /// Makes a bridge whose screen is where and when a response is shown.
  func bridge(for response: TestedResponse, on stage: Stage) -> Bridged<UIState> {
    crash.begin(response)
    let scheduler = HistoricalScheduler(initialClock: response.context.now)
    let effects = RecordingEffects()
    let clock = DocumentClock(response.context)
    let stages = StageFlags(overrides: StageOverrides(all: stage))
    let bridge = ContentBridge(
      state: makeState(),
      routes: routes,
      handlers: makeHandlers(),
      stages: stages,
      environment: environment(scheduler, effects, clock),
      candidates: .unlimited
    )
    return Bridged(
      bridge: bridge,
      scheduler: scheduler,
      effects: effects,
      stages: stages,
      clock: clock,
      crash: crash
    )
  }

  /// What the new side alone shows of a response; `nil` for one that does not decode.
  func expectation(of response: TestedResponse) -> Expectation? {
    let complete = bridge(for: response, on: .complete).bridge
    complete.deliver([response.data])
    let description = complete.description(of: response.data)
    guard description.phase != .failed, let output = description.output else { return nil }
    return Expectation(response: response, output: output)
  }

  private func environment(
    _ scheduler: HistoricalScheduler,
    _ effects: RecordingEffects,
    _ clock: DocumentClock
  ) -> LegacyEnvironment {
    LegacyEnvironment(
      mainScheduler: scheduler,
      backgroundScheduler: scheduler,
      clock: LegacyClock(timeZone: clock.context.timeZone, locale: clock.context.locale) {
        clock.now
      },
      effects: effects
    )
  }
}
