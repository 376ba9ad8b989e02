import Bridge
import CounterScreen
import Dispatch
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import Testing
import TopScreen

/// Sides that take longer than the comparison's delay.
@MainActor
@Suite struct SettlingTests {
  @Test(arguments: [Stage.shadow, .live])
  func `an emission 300 ms after the response is compared with that response`(
    stage: Stage
  ) throws {
    let fixture = SettlingFixture(stage) {
      $0.debounce(.milliseconds(300), scheduler: $1.mainScheduler)
    }
    for count in 1...3 {
      try fixture.show(count)
      fixture.advance(1)
    }
    #expect(fixture.outcomes == [.matched, .matched, .matched])
  }

  @Test(arguments: [Stage.shadow, .live])
  func `an intermediate value is not compared while work is scheduled`(stage: Stage) throws {
    let fixture = SettlingFixture(stage) { counts, environment in
      .merge(
        counts.map { _ in 0 },
        counts.delay(.milliseconds(500), scheduler: environment.backgroundScheduler)
      )
    }
    try fixture.show(7)
    fixture.advance(0.4)
    #expect(fixture.outcomes == [])
    fixture.advance(0.4)
    #expect(fixture.outcomes == [.matched])
  }

  @Test func `a handler that was created on off is awaited as well`() throws {
    let fixture = SettlingFixture(.off) { counts, environment in
      .merge(
        counts.map { _ in 0 },
        counts.delay(.milliseconds(500), scheduler: environment.backgroundScheduler)
      )
    }
    try fixture.show(7)
    fixture.advance(1)
    fixture.stages.overrides.all = .shadow
    fixture.advance(1)
    let outcomesOfFlip = fixture.outcomes
    try fixture.show(8)
    fixture.advance(0.4)
    #expect(fixture.outcomes == outcomesOfFlip)
    fixture.advance(0.4)
    #expect(fixture.outcomes == outcomesOfFlip + [.matched])
  }

  @Test(arguments: [Stage.shadow, .live])
  func `a side that still works at the deadline is skipped as late`(stage: Stage) throws {
    let fixture = SettlingFixture(stage) { counts, environment in
      .merge(counts, counts.delay(.seconds(5), scheduler: environment.mainScheduler))
    }
    try fixture.show(7)
    fixture.advance(1.9)
    #expect(fixture.outcomes == [])
    fixture.advance(0.2)
    #expect(fixture.outcomes == [.skipped])
    #expect(fixture.sink.results.map(\.skipReason) == [.late])
  }

  @Test(arguments: [Stage.shadow, .live])
  func `a side that never emits mismatches at the deadline`(stage: Stage) throws {
    let fixture = SettlingFixture(stage) { counts, _ in counts.filter { $0 != 7 } }
    try fixture.show(7)
    fixture.advance(1.9)
    #expect(fixture.outcomes == [])
    fixture.advance(0.2)
    #expect(fixture.outcomes == [.mismatched])
  }

  @Test(arguments: [Stage.shadow, .live])
  func `a side that need not emit again is compared at once`(stage: Stage) throws {
    let fixture = SettlingFixture(stage) { counts, _ in counts.distinctUntilChanged() }
    for _ in 1...2 {
      try fixture.show(7)
      fixture.advance(0.2)
    }
    #expect(fixture.outcomes == [.matched, .matched])
  }

  @Test(arguments: [Stage.shadow, .live])
  func `a repeating timer does not delay the comparison`(stage: Stage) throws {
    let fixture = SettlingFixture(stage) { counts, environment in
      counts.flatMapLatest { count in
        Observable<Int>.interval(.milliseconds(70), scheduler: environment.mainScheduler)
          .map { _ in count }.startWith(count)
      }
    }
    try fixture.show(7)
    fixture.advance(0.2)
    #expect(fixture.outcomes == [.matched])
  }

  @Test(arguments: [Stage.shadow, .live])
  func `work that never comes due does not delay the comparison`(stage: Stage) throws {
    let fixture = SettlingFixture(stage) { counts, environment in
      .merge(
        counts,
        Observable<Int>.timer(.never, scheduler: environment.mainScheduler)
      )
    }
    try fixture.show(7)
    fixture.advance(0.2)
    #expect(fixture.outcomes == [.matched])
  }

  @Test(arguments: [Stage.shadow, .live])
  func `a response supersedes one that has not settled`(stage: Stage) throws {
    let fixture = SettlingFixture(stage) {
      $0.debounce(.milliseconds(300), scheduler: $1.mainScheduler)
    }
    try fixture.show(1)
    fixture.advance(0.2)
    try fixture.show(2)
    fixture.advance(1)
    #expect(fixture.outcomes == [.skipped, .matched])
  }

  @Test(arguments: [Stage.shadow, .live])
  func `a response that replaces another is awaited while its side is at work`(
    stage: Stage
  ) throws {
    let fixture = SettlingFixture(stage) {
      $0.debounce(.milliseconds(300), scheduler: $1.mainScheduler)
    }
    let bridge = fixture.model.bridge
    for count in 1...2 {
      bridge.deliver(try ContentDocument.counters("counter#a=\(count)").contents)
    }
    bridge.runCandidates()
    #expect(bridge.isSettling)
    let first = bridge.compareSome()
    #expect(first.results.map(\.outcome) == [])
    #expect(first.remainderReason == .settling)
    fixture.advance(0.4)
    #expect(!bridge.isSettling)
    let second = bridge.compareSome()
    #expect(second.results.map(\.outcome) == [.skipped, .matched])
    #expect(second.remainderReason == .none)
  }

  @Test func `a comparison before the candidate ran is skipped, never mismatched`() throws {
    let fixture = SettlingFixture(.shadow) { counts, _ in counts }
    try fixture.show(1)
    let results = fixture.model.bridge.compare()
    #expect(results.map(\.outcome) == [.skipped])
    #expect(results.map(\.skipReason) == [.notRun])
  }

  @Test func `strict comparison counts emissions of an arriving handler inside configure`() throws {
    // The first handler emits for its second response, which arrives during the handover.
    let fixture = SettlingFixture(.complete, isStrict: true) { counts, _ in
      counts.filter { $0 != 1 }
    }
    try fixture.show(1)
    fixture.advance(1)
    fixture.stages.overrides.all = .shadow
    try fixture.show(2)
    #expect(fixture.model.screen.stack.items.map(\.side) == [.legacy])
    fixture.advance(1)
    #expect(fixture.sink.results.map(\.outcome) == [.matched])
    #expect(fixture.sink.results.flatMap(\.differences) == [])
  }
}

/// A counter whose legacy side is a pipeline over its counts.
@MainActor
private final class SettlingFixture {
  typealias Pipeline = (Observable<Int>, LegacyEnvironment) -> Observable<Int>

  let stages: StageFlags
  let sink = RecordingParitySink()
  let model: TopViewModel<CounterUIState>
  private let scheduler = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)

  init(_ stage: Stage, isStrict: Bool = false, _ pipeline: @escaping Pipeline) {
    stages = StageFlags(overrides: StageOverrides(all: stage))
    model = TopViewModel(
      documents: Observable<ContentDocument>.never(),
      bridge: ContentBridge(
        state: CounterUIState(),
        routes: CounterUIState.routes,
        handlers: LegacyHandlers {
          LegacyHandler(.counter) { PipelineHandler($0, pipeline) }
        },
        stages: stages,
        environment: .virtual(scheduler, effects: RecordingEffects()),
        candidates: CandidateSettings(isStrict: isStrict)
      ),
      sink: sink
    )
  }

  var outcomes: [ComparisonOutcome] { sink.results.map(\.outcome) }

  func show(_ count: Int) throws {
    model.show(try .counters("counter#a=\(count)"))
  }

  func advance(_ seconds: TimeInterval) {
    scheduler.advanceTo(scheduler.clock.addingTimeInterval(seconds))
  }
}

private final class PipelineHandler: ObservableLegacyHandler {
  let output: Observable<CounterViewData>
  private let counts = PublishRelay<Int>()

  init(_ environment: LegacyEnvironment, _ pipeline: SettlingFixture.Pipeline) {
    output = pipeline(counts.asObservable(), environment).map { CounterViewData($0) }
  }

  func configure(_ response: CounterResponse) { counts.accept(response.count) }
}
