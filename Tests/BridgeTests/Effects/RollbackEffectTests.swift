import Bridge
import CounterScreen
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import Testing
import TopScreen

/// Effects of a handler that replaces the slot after a flip, and emits before it performs them.
@MainActor
@Suite struct RollbackEffectTests {
  /// When a handler performs the effect of a response, which it shows at once.
  enum Moment: CaseIterable {
    case afterEmission, nextTurn, debounced
  }

  @Test(arguments: [Stage.live, .complete], Moment.allCases)
  func `a roll back performs no effect of the shown response again`(
    stage: Stage,
    moment: Moment
  ) throws {
    let fixture = RollbackFixture(stage, moment)
    try fixture.deliver(1)
    fixture.stages.overrides.all = .off
    #expect(fixture.bridge.handler(of: "a") != nil)
    fixture.settle()
    #expect(fixture.performed == ["analytics 'shown 1'"])
    try fixture.deliver(2)
    fixture.settle()
    #expect(fixture.performed == ["analytics 'shown 1'", "analytics 'shown 2'"])
  }

  @Test func `other effects of a handler that has just been shown are performed`() throws {
    let fixture = RollbackFixture(.complete, .debounced)
    try fixture.deliver(1)
    fixture.stages.overrides.all = .off
    let handler = try #require(fixture.bridge.handler(of: "a") as? RollbackHandler)
    handler.tap()
    fixture.settle()
    #expect(fixture.performed == ["analytics 'shown 1'", "analytics 'tapped'"])
  }

  @Test func `a new response before the next turn performs its effect`() throws {
    let fixture = RollbackFixture(.complete, .nextTurn)
    try fixture.deliver(1)
    fixture.stages.overrides.all = .off
    try fixture.deliver(2)
    fixture.settle()
    #expect(fixture.performed.filter { $0 == "analytics 'shown 2'" }.count == 1)
  }
}

/// A bridge with one counter, whose route has the same effects as its handler.
@MainActor
private final class RollbackFixture {
  let stages: StageFlags
  let bridge: ContentBridge<CounterUIState>
  private let effects = RecordingEffects()
  private let scheduler = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)

  init(_ stage: Stage, _ moment: RollbackEffectTests.Moment) {
    stages = StageFlags(overrides: StageOverrides(all: stage))
    bridge = ContentBridge(
      state: CounterUIState(),
      routes: .counters(doing: { response, _ in [.each(.analytics, "shown \(response.count)")] }),
      handlers: LegacyHandlers {
        LegacyHandler(.counter) { RollbackHandler($0, moment) }
      },
      stages: stages,
      environment: .virtual(scheduler, effects: effects)
    )
  }

  /// The performed effects as texts.
  var performed: [String] { effects.effects.map(\.description) }

  func deliver(_ count: Int) throws {
    bridge.deliver(try ContentDocument.counters("counter#a=\(count)").contents)
  }

  func settle() {
    scheduler.advanceTo(scheduler.clock.addingTimeInterval(1))
  }
}

private final class RollbackHandler: ObservableLegacyHandler {
  let output: Observable<CounterViewData>
  private let environment: LegacyEnvironment
  private let counts = PublishRelay<Int>()
  private let shown = PublishRelay<Int>()
  private let disposeBag = DisposeBag()

  init(_ environment: LegacyEnvironment, _ moment: RollbackEffectTests.Moment) {
    self.environment = environment
    output = counts.map { CounterViewData($0) }
    let scheduler = environment.mainScheduler
    let counts =
      switch moment {
      case .afterEmission: shown.asObservable()
      case .nextTurn: shown.observe(on: scheduler)
      case .debounced: shown.debounce(.milliseconds(300), scheduler: scheduler)
      }
    counts.subscribe(onNext: {
      environment.effects.perform(LegacyEffect(.analytics, "shown \($0)"))
    })
    .disposed(by: disposeBag)
  }

  func configure(_ response: CounterResponse) {
    counts.accept(response.count)
    shown.accept(response.count)
  }

  func tap() { environment.effects.perform(LegacyEffect(.analytics, "tapped")) }
}
