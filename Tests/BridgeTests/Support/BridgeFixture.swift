import Bridge
import CounterScreen
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import TopScreen
import UIStateLayer

/// A bridge between counters, on virtual time.
@MainActor
final class BridgeFixture {
  let state = CounterUIState()
  let scheduler = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)
  let effects = RecordingEffects()
  let sink = RecordingParitySink()
  private(set) var handlers: [LegacyCounterHandler] = []
  private(set) var silent: [SilentHandler] = []
  /// Called while a handler is configured.
  var onConfigure: (Int) -> Void = { _ in }
  private(set) lazy var bridge = makeBridge()
  private let stages: StageFlags
  private let offset: Int
  private let isSilent: Bool

  init(_ stages: StageFlags, legacyOffset offset: Int = 0, isSilent: Bool = false) {
    self.stages = stages
    self.offset = offset
    self.isSilent = isSilent
  }

  convenience init(_ stage: Stage, legacyOffset offset: Int = 0) {
    self.init(
      StageFlags(overrides: StageOverrides(kinds: ["counter": stage])),
      legacyOffset: offset
    )
  }

  var environment: LegacyEnvironment { .virtual(scheduler, effects: effects) }

  func model(of documents: Observable<ContentDocument>) -> TopViewModel<CounterUIState> {
    TopViewModel(documents: documents, bridge: bridge, sink: sink)
  }

  /// Releases the fixture's references to handlers.
  func forgetHandlers() {
    handlers = []
  }

  /// Runs all work that is due within some seconds.
  func settle(for seconds: Double = 0.5) {
    scheduler.advanceTo(scheduler.clock.addingTimeInterval(seconds))
  }

  private func makeBridge() -> ContentBridge<CounterUIState> {
    let makeCounter: @MainActor (LegacyEnvironment) -> LegacyCounterHandler = { environment in
      let handler = LegacyCounterHandler(environment, offset: self.offset) { [weak self] count in
        self?.onConfigure(count)
      }
      self.handlers.append(handler)
      return handler
    }
    let makeSilent: @MainActor (LegacyEnvironment) -> SilentHandler = { _ in
      let handler = SilentHandler()
      self.silent.append(handler)
      return handler
    }
    return ContentBridge(
      state: state,
      routes: CounterUIState.routes,
      handlers: LegacyHandlers {
        if isSilent { LegacyHandler(.counter, make: makeSilent) }
        if !isSilent { LegacyHandler(.counter, make: makeCounter) }
        LegacyHandler(.legacyOnly, make: makeCounter)
      },
      stages: stages,
      environment: environment
    )
  }
}
