import Bridge
import CounterScreen
import Dispatch
import LegacyRx
import Parity
import ScreenDocument
import Testing
import TopScreen

/// Effects of a content whose slot is filled again because a slot that it reads has changed.
@MainActor
@Suite struct ReadingEffectTests {
  private let effects = RecordingEffects()
  private let scheduler = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)
  private let screen = ComposedScreen()

  private nonisolated static let pairs: [(Stage, RoutedEffect)] = Stage.allCases.flatMap { stage in
    [
      (stage, .each(.analytics, "sum shown")), (stage, .once(.analytics, "sum shown")),
    ]
  }

  @Test(arguments: 0..<Self.pairs.count)
  func `a rebuilt slot performs no effect again and is compared by its earlier effects`(
    pair: Int
  ) async throws {
    let (stage, effect) = Self.pairs[pair]
    let bridge = Self.bridge(stage, effect, effects, scheduler)
    screen.show(try .counters("sum#s=10", "counter#a=1"), through: bridge)
    bridge.runCandidates()
    bridge.deliver(CounterResponse(count: 5), for: .counter, id: "a")
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    bridge.runCandidates()
    let results = bridge.compare().filter { $0.kind == "sum" }
    #expect(results.flatMap(\.differences).filter { $0.aspect == .effects } == [])
    #expect(results.count == (stage.compares ? 1 : 0))
    #expect(effects.effects == [ContentEffect(.analytics, "sum shown")])
  }

  private static func bridge(
    _ stage: Stage,
    _ effect: RoutedEffect,
    _ effects: RecordingEffects,
    _ scheduler: HistoricalScheduler
  ) -> ContentBridge<SumUIState> {
    ContentBridge(
      state: SumUIState(),
      routes: ContentRoutes {
        ContentRoute(.sum, slots: \.sum, reading: \.counter) {
          CounterViewData($0.count + $1.count)
        }
        .effects(of: .sum) { _, _ in [effect] }
        ContentRoute(.counter, slots: \.counter) { CounterViewData($0.count) }
      },
      handlers: LegacyHandlers {
        LegacyHandler(.sum) { ReportingHandler($0) }
        LegacyHandler(.counter, feeding: ["sum"]) { ReportingHandler($0, reports: false) }
      },
      stages: StageFlags(overrides: StageOverrides(kinds: ["counter": .complete, "sum": stage])),
      environment: .virtual(scheduler, effects: effects)
    )
  }
}

private final class ReportingHandler: ObservableLegacyHandler {
  let output: Observable<CounterViewData>
  private let counts = PublishRelay<Int>()
  private let environment: LegacyEnvironment
  private let reports: Bool

  init(_ environment: LegacyEnvironment, reports: Bool = true) {
    self.environment = environment
    self.reports = reports
    output = counts.map { CounterViewData($0) }
  }

  func configure(_ response: CounterResponse) {
    if reports { environment.effects.perform(LegacyEffect(.analytics, "sum shown")) }
    counts.accept(response.count)
  }
}
