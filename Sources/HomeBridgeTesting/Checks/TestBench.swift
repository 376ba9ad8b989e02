import Bridge
import Foundation
import LegacyRx
import ScreenDocument
import TopScreen
import UIStateLayer

/// Makes the two sides of a content, each for itself or bridged, on virtual time that stands still for
/// whoever asks the clock.
@MainActor
struct TestBench<UIState: AnyObject> {
  let routes: ContentRoutes<UIState>
  let makeHandlers: @MainActor () -> LegacyHandlers
  let makeState: @MainActor () -> UIState
  let context: RouteContext
  /// What handlers do past their environment.
  let world: RecordingEffects

  /// How long a side has to show something, in virtual seconds.
  static var settlingTime: TimeInterval { 0.5 }

  /// A handler alone, with the time and the effects of its own.
  struct Watched {
    let handler: WatchedHandler
    let scheduler: HistoricalScheduler
    let effects: RecordingEffects

    /// Lets everything happen that is due within some seconds.
    @MainActor
    func settle(for seconds: TimeInterval = TestBench.settlingTime) {
      scheduler.advanceTo(scheduler.clock.addingTimeInterval(seconds))
    }

    @MainActor
    var lastValue: AnyViewData? { handler.events.last { $0.value != nil }?.value }
  }

  /// A bridge for one content, with the time, the stages and the effects of its own.
  struct Bridged {
    let bridge: ContentBridge<UIState>
    let scheduler: HistoricalScheduler
    let effects: RecordingEffects
    let stages: StageFlags

    /// Lets everything happen that is due within some seconds.
    @MainActor
    func settle(for seconds: TimeInterval = TestBench.settlingTime) {
      scheduler.advanceTo(scheduler.clock.addingTimeInterval(seconds))
    }
  }

  func watch(_ kind: ContentKind) -> Watched? {
    let scheduler = HistoricalScheduler(initialClock: context.now)
    let effects = RecordingEffects()
    let handler = makeHandlers().watch(kind, in: environment(scheduler, effects))
    handler?.flooded = { scheduler.stop() }
    return handler.map { Watched(handler: $0, scheduler: scheduler, effects: effects) }
  }

  func bridge(on stage: Stage) -> Bridged {
    let scheduler = HistoricalScheduler(initialClock: context.now)
    let effects = RecordingEffects()
    let stages = StageFlags(overrides: StageOverrides(all: stage))
    let bridge = ContentBridge(
      state: makeState(),
      routes: routes,
      handlers: makeHandlers(),
      stages: stages,
      environment: environment(scheduler, effects),
      candidates: .unlimited
    )
    return Bridged(bridge: bridge, scheduler: scheduler, effects: effects, stages: stages)
  }

  /// What the new side alone shows of a response; `nil` for one that cannot be decoded.
  func expected(_ response: ResponseData) -> AnyViewData? {
    let complete = bridge(on: .complete).bridge
    complete.deliver([response])
    let description = complete.description(of: response)
    return description.phase == .failed ? nil : description.output
  }

  private func environment(
    _ scheduler: HistoricalScheduler,
    _ effects: RecordingEffects
  ) -> LegacyEnvironment {
    LegacyEnvironment(
      mainScheduler: scheduler,
      backgroundScheduler: scheduler,
      clock: LegacyClock(timeZone: context.timeZone, locale: context.locale) { context.now },
      effects: effects
    )
  }
}
