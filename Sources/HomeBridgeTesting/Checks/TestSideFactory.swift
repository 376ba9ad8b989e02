import Bridge
import LegacyRx
import Parity
import ScreenDocument
import TopScreen
import UIStateLayer

/// Creates the sides of a content on virtual time, alone or bridged.
@MainActor
struct TestSideFactory<UIState: AnyObject> {
  let routes: ContentRoutes<UIState>
  let makeHandlers: @MainActor () -> LegacyHandlers
  let makeState: @MainActor () -> UIState
  /// Records the effects that handlers cause through other objects than their environment.
  let effectsOutsideEnvironment: RecordingEffects
  /// Handlers that no screen uses; their registrations have the rules of comparisons.
  let handlersWithRules: LegacyHandlers
  /// The report of a crash, with the response being tested.
  let crashReport: CrashReport
  /// The numbers of the user's actions that the checks of this run perform.
  let actionComparisons = ActionComparisons()

  /// Creates the handler of a response's kind, alone; `nil` if the handler has no output.
  func makeStandaloneHandler(for response: TestedResponse) -> StandaloneHandler? {
    crashReport.recordNext(response)
    let scheduler = HistoricalScheduler(initialClock: response.context.now)
    let effects = RecordingEffects()
    let environment = makeEnvironment(scheduler, effects, DocumentClock(response.context))
    let handler = makeHandlers().makeWatchedHandler(of: response.data.kind, in: environment)
    handler?.onEventBeyondMaximum = { scheduler.stop() }
    return handler.map {
      StandaloneHandler(
        handler: $0,
        scheduler: scheduler,
        effects: effects,
        crashReport: crashReport
      )
    }
  }

  /// Creates a bridge for a screen with the moment, time zone and locale of a response, and all
  /// kinds on a stage.
  func makeBridgedContent(
    for response: TestedResponse,
    on stage: Stage
  ) -> BridgedContent<UIState> {
    crashReport.recordNext(response)
    let scheduler = HistoricalScheduler(initialClock: response.context.now)
    let effects = RecordingEffects()
    let clock = DocumentClock(response.context)
    let stages = StageFlags(overrides: StageOverrides(all: stage))
    let bridge = ContentBridge(
      state: makeState(),
      routes: routes,
      handlers: makeHandlers(),
      stages: stages,
      environment: makeEnvironment(scheduler, effects, clock),
      candidates: .unlimited
    )
    return BridgedContent(
      bridge: bridge,
      scheduler: scheduler,
      effects: effects,
      stageFlags: stages,
      clock: clock,
      crashReport: crashReport
    )
  }

  /// Returns a response with its expected output, that of the state side alone; `nil` for a
  /// response that does not decode or has no output.
  func stateSideExpectation(of response: TestedResponse) -> StateSideExpectation? {
    let complete = makeBridgedContent(for: response, on: .complete).bridge
    complete.deliver([response.data])
    let description = complete.description(of: response.data)
    guard description.phase != .failed, let output = description.output else { return nil }
    return StateSideExpectation(
      response: response,
      stateSideOutput: output,
      comparison: OutputComparison(kind: response.data.kind, handlers: handlersWithRules)
    )
  }

  private func makeEnvironment(
    _ scheduler: HistoricalScheduler,
    _ effects: RecordingEffects,
    _ clock: DocumentClock
  ) -> LegacyEnvironment {
    LegacyEnvironment(
      mainScheduler: scheduler,
      backgroundScheduler: scheduler,
      clock: LegacyClock(
        timeZone: clock.initialContext.timeZone,
        locale: clock.initialContext.locale
      ) {
        clock.now
      },
      effects: effects
    )
  }
}
