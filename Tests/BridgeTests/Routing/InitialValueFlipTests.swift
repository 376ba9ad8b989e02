import Bridge
import CounterScreen
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import Testing
import TopScreen
import UIStateLayer

/// Flips to a handler that emits an initial value before its first response.
@MainActor
@Suite struct InitialValueFlipTests {
  private let scheduler = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)
  private let stages = StageFlags(overrides: StageOverrides(all: .complete))
  private let state = CounterUIState()

  @Test func `the slot stays shown until the handler has shown something for the response`()
    throws
  {
    let bridge = try bridge(initialCount: 0)
    stages.overrides.all = .off
    #expect(bridge.handler(of: "a") == nil)
    #expect(state.counter["a"].phase == .ready)
    scheduler.advanceTo(scheduler.clock.addingTimeInterval(0.2))
    #expect(bridge.handler(of: "a") != nil)
    #expect(state.counter["a"].phase == .stale)
  }

  @Test func `a handler whose initial value equals that of the slot is shown at once`() throws {
    let bridge = try bridge(initialCount: 1)
    stages.overrides.all = .off
    #expect(bridge.handler(of: "a") != nil)
  }

  /// Returns a bridge that shows the count 1 in a slot.
  private func bridge(initialCount: Int) throws -> ContentBridge<CounterUIState> {
    let bridge = ContentBridge(
      state: state,
      routes: CounterUIState.routes,
      handlers: LegacyHandlers { LegacyHandler(.counter) { InitialHandler($0, initialCount) } },
      stages: stages,
      environment: .virtual(scheduler, effects: RecordingEffects())
    )
    bridge.deliver(try ContentDocument.counters("counter#a=1").contents)
    return bridge
  }
}

/// A legacy counter that shows a number before its first response, and each response later.
private final class InitialHandler: ObservableLegacyHandler {
  let output: Observable<CounterViewData>
  private let counts: BehaviorRelay<Int>
  private let environment: LegacyEnvironment
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment, _ initialCount: Int) {
    self.environment = environment
    counts = BehaviorRelay(value: initialCount)
    output = counts.map { CounterViewData($0) }
  }

  func configure(_ response: CounterResponse) {
    Observable.just(response.count)
      .delay(.milliseconds(100), scheduler: environment.mainScheduler)
      .bind(to: counts)
      .disposed(by: disposeBag)
  }
}
