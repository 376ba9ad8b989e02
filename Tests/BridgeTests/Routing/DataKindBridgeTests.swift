import Bridge
import CounterScreen
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import StrictJSON
import Testing
import TopScreen
import UIStateLayer

/// Kinds that are data alone, with a legacy side whose handler has no view.
@MainActor
@Suite struct DataKindBridgeTests {
  @MainActor
  private final class Fixture {
    let scheduler = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)
    let stages: StageFlags
    let sink = RecordingParitySink()
    let model: TopViewModel<DataUIState>

    init(_ stage: Stage) {
      stages = StageFlags(overrides: StageOverrides(all: stage))
      model = TopViewModel(
        documents: Observable<ContentDocument>.never(),
        bridge: ContentBridge(
          state: DataUIState(),
          routes: DataUIState.routes,
          handlers: DataKindBridgeTests.handlers(),
          stages: stages,
          environment: .virtual(scheduler, effects: RecordingEffects())
        ),
        sink: sink
      )
    }

    func settle() { scheduler.advanceTo(scheduler.clock.addingTimeInterval(3)) }

    func shown(_ id: ContentID) -> CounterViewData? {
      let composition = model.composition
      let items = composition.items + composition.dataOnlyItems
      return items.first { $0.id == id }?.content.output?.base as? CounterViewData
    }
  }

  private static func handlers() -> LegacyHandlers {
    let announced = BehaviorRelay(value: -1)
    return LegacyHandlers {
      LegacyHandler(.counter, feeding: ["sum"]) { _ in DataHandler(announced) }
      LegacyHandler(.sum) { _ in ReadingHandler(announced) }
    }
  }

  @Test(arguments: Stage.allCases)
  func `a data kind has no item on any stage, and is compared like others`(stage: Stage) throws {
    let fixture = Fixture(stage)
    try fixture.model.show(.counters("sum#s=10", "counter#a=1"))
    fixture.settle()
    #expect(fixture.model.screen.stack.ids == ["s"])
    #expect(fixture.shown("a") == 1)
    #expect(fixture.shown("s") == 11)
    #expect(
      fixture.model.composition.dataOnlyItems.map(\.content.side)
        == [stage.showsHandler ? .legacy : .state]
    )
    let expected: [ContentID] = stage.compares ? ["a", "s"] : []
    #expect(fixture.sink.results.filter { $0.outcome == .matched }.map(\.id).sorted() == expected)
  }

  @Test func `a data kind flips without touching the stack`() throws {
    let fixture = Fixture(.off)
    try fixture.model.show(.counters("sum#s=10", "counter#a=1"))
    fixture.settle()
    for stage in [Stage.shadow, .live, .complete, .live, .off, .complete, .shadow] {
      fixture.stages.overrides.all = stage
      fixture.settle()
      #expect(fixture.model.screen.stack.ids == ["s"], "\(stage)")
      #expect(fixture.shown("a") == 1, "\(stage)")
      #expect(fixture.shown("s") == 11, "\(stage)")
    }
  }

  @Test func `a data kind is replayed and counted`() throws {
    let replayer = ResponseReplayer(
      routes: DataUIState.routes,
      stages: StageFlags(overrides: StageOverrides(all: .shadow)),
      makeHandlers: { Self.handlers() },
      makeState: { DataUIState() }
    )
    let document = try ContentDocument.counters("sum#s=10", "counter#a=1")
    let results = replayer.compare(document.contents, in: .tokyo).results.map(\.0)
    #expect(results.map(\.id).sorted() == ["a", "s"])
    #expect(results.map(\.outcome) == [.matched, .matched])
  }

  @Test(arguments: [Stage.shadow, .live, .complete])
  func `a default that the state side has read is reported where it is computed`(stage: Stage)
    throws
  {
    let fixture = Fixture(stage)
    try fixture.model.show(.counters("sum#s=10"))
    fixture.settle()
    #expect(fixture.model.composition.diagnostics.map(\.code) == ["defaultRead"])
    try fixture.model.show(.counters("sum#s=10", "counter#a=1"))
    fixture.settle()
    #expect(fixture.model.composition.diagnostics == [])
  }
}

extension Stage {
  fileprivate var showsHandler: Bool { self == .off || self == .shadow }
}

/// An old counter without a view: it announces its count.
@MainActor
private final class DataHandler: ObservableLegacyHandler {
  let output: Observable<CounterViewData>
  private let counts = PublishRelay<Int>()
  private let disposeBag = DisposeBag()

  init(_ announced: BehaviorRelay<Int>) {
    output = counts.map { CounterViewData($0) }
    counts.bind(to: announced).disposed(by: disposeBag)
  }

  func configure(_ response: CounterResponse) { counts.accept(response.count) }
}

/// An old sum: adds what was announced last.
@MainActor
private final class ReadingHandler: ObservableLegacyHandler {
  let output: Observable<CounterViewData>
  private let counts = ReplaySubject<Int>.create(bufferSize: 1)

  init(_ announced: BehaviorRelay<Int>) {
    output = Observable.combineLatest(counts, announced) { CounterViewData($0 + $1) }
  }

  func configure(_ response: CounterResponse) { counts.onNext(response.count) }
}
