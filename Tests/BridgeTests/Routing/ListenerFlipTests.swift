import Bridge
import CounterScreen
import LegacyRx
import Parity
import ScreenDocument
import Testing
import TopScreen

/// Flips of a content whose handler listens to the spare handler of another content.
@MainActor
@Suite struct ListenerFlipTests {
  @Test(arguments: [false, true])
  func `a flip of a listener does not change a pending comparison`(isStrict: Bool) throws {
    let fixture = ListenerFixture(isStrict: isStrict)
    try fixture.deliver()
    fixture.bridge.runCandidates()

    fixture.stages.overrides.kinds["sum"] = .off

    #expect(fixture.outcomesOfCounter() == [.matched])
    #expect(fixture.configuredCounts == [1])
  }

  @Test func `a listener that stops listening does not change a pending comparison`() throws {
    let fixture = ListenerFixture(isStrict: true)
    fixture.stages.overrides.kinds["sum"] = .off
    try fixture.deliver()
    fixture.stages.overrides.kinds["sum"] = .complete
    #expect(fixture.outcomesOfCounter() == [.matched])
    #expect(fixture.configuredCounts == [1])
  }

  @Test func `a spare handler that has not run receives the response for a new listener`() throws {
    let fixture = ListenerFixture()
    try fixture.deliver()

    fixture.stages.overrides.kinds["sum"] = .off

    #expect(fixture.configuredCounts == [1])
    #expect(fixture.outcomesOfCounter() == [.matched])
  }

  @Test func `a spare handler that misses the response receives it for a new listener`() throws {
    let fixture = ListenerFixture()
    try fixture.deliver()
    _ = fixture.bridge.compare()

    fixture.stages.overrides.kinds["sum"] = .off

    #expect(fixture.configuredCounts == [1])
    try fixture.deliver()
    #expect(fixture.configuredCounts == [1, 1])
  }
}

/// A bridge with a counter on `live`, and a sum whose handler listens to the counter's.
@MainActor
private final class ListenerFixture {
  let stages = StageFlags(overrides: StageOverrides(kinds: ["counter": .live, "sum": .complete]))
  let bridge: ContentBridge<SumUIState>
  private let log: Log

  @MainActor
  private final class Log {
    var configured: [Int] = []
  }

  init(isStrict: Bool = false) {
    let log = Log()
    self.log = log
    bridge = ContentBridge(
      state: SumUIState(),
      routes: ContentRoutes {
        ContentRoute(.counter, slots: \.counter) { CounterViewData($0.count) }
          .effects(of: .counter) { _, _ in [.once(.analytics, "first")] }
        ContentRoute(.sum, slots: \.sum) { CounterViewData($0.count) }
      },
      handlers: LegacyHandlers {
        LegacyHandler(.counter, feeding: ["sum"]) { environment in
          FirstEffectHandler(environment) { log.configured.append($0) }
        }
        LegacyHandler(.sum) { _ in SilentHandler() }
      },
      stages: stages,
      environment: .virtual(
        HistoricalScheduler(initialClock: ViewDataContext.tokyo.now),
        effects: RecordingEffects()
      ),
      candidates: CandidateSettings(isStrict: isStrict)
    )
  }

  /// The counts with which the counter's spare handler was configured.
  var configuredCounts: [Int] { log.configured }

  func deliver() throws {
    bridge.deliver(try ContentDocument.counters("counter#a=1", "sum#s=10").contents)
  }

  func outcomesOfCounter() -> [ComparisonOutcome] {
    bridge.compareSome().results.filter { $0.id == "a" }.map(\.outcome)
  }
}

/// A legacy counter that performs an effect for its first response only.
private final class FirstEffectHandler: ObservableLegacyHandler {
  let output: Observable<CounterViewData>
  private let counts = PublishRelay<Int>()
  private let disposeBag = DisposeBag()
  private let configured: (Int) -> Void

  init(_ environment: LegacyEnvironment, configured: @escaping (Int) -> Void) {
    self.configured = configured
    output = counts.map { CounterViewData($0) }
    counts.take(1).subscribe(onNext: { _ in
      environment.effects.perform(LegacyEffect(.analytics, "first"))
    })
    .disposed(by: disposeBag)
  }

  func configure(_ response: CounterResponse) {
    configured(response.count)
    counts.accept(response.count)
  }
}
