import CounterScreen
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import TestSupport
import Testing
import TopScreen
import UIStateLayer

@testable import Bridge

/// The marks of spare handlers that run at once, because other handlers listen to them.
@MainActor
@Suite struct FeedingProbationTests {
  private let files = TemporaryFolder()
  private var folder: String { files.path + "/probation" }

  private var marks: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
  }

  @Test func `a spare handler that feeds another runs with a mark at a delivery`() throws {
    let fixture = FeedingFixture(CandidateProbation(folder: folder, appVersion: "4.2"), sum: .off)
    var counts: [Int] = []
    fixture.onConfigure = { counts.append(marks.count) }
    try fixture.deliver()
    #expect(counts == [1])
    #expect(marks.isEmpty)
    #expect(fixture.bridge.compareSome().results.map(\.outcome) == [.matched])
  }

  @Test(arguments: [false, true])
  func `a spare handler that begins to feed another runs with a mark`(isCompared: Bool) throws {
    let probation = CandidateProbation(folder: folder, appVersion: "4.2")
    let fixture = FeedingFixture(probation, sum: .complete)
    var counts: [Int] = []
    fixture.onConfigure = { counts.append(marks.count) }
    try fixture.deliver()
    if isCompared { _ = fixture.bridge.compare() }
    fixture.stages.overrides.kinds["sum"] = .off
    #expect(counts == [1])
    #expect(marks.isEmpty)
  }

  @Test func `an action that a busy spare handler cannot receive is no run of its probation`()
    throws
  {
    let probation = CandidateProbation(folder: folder, appVersion: "4.2", runsToPass: 1)
    let fixture = TallyFixture(
      .live,
      feeding: ["sum"],
      candidates: CandidateSettings(probation: probation)
    )
    fixture.bridge.deliver(CounterResponse(count: 10), for: .sum, id: "s")
    try fixture.deliver(1, thenAdd: [10])
    #expect(fixture.handlerEvents == [["response 1"]])
    #expect(marks.isEmpty)
  }

  @Test func `an action runs a spare handler that feeds another with a mark`() throws {
    let probation = CandidateProbation(folder: folder, appVersion: "4.2")
    let fixture = TallyFixture(
      .live,
      feeding: ["sum"],
      workAfterResponse: .zero,
      candidates: CandidateSettings(probation: probation)
    )
    fixture.bridge.deliver(CounterResponse(count: 10), for: .sum, id: "s")
    var counts: [Int] = []
    fixture.onAction = { _ in counts.append(marks.count) }
    try fixture.deliver(1, thenAdd: [10])
    #expect(counts == [1])
    #expect(marks.isEmpty)
  }

  @Test func `without a mark a spare handler does not run, even if it feeds another`() throws {
    try files.write("", to: "file")
    let probation = CandidateProbation(folder: files.path + "/file", appVersion: "4.2")
    let fixture = FeedingFixture(probation, sum: .off)
    var runCount = 0
    fixture.onConfigure = { runCount += 1 }
    try fixture.deliver()
    #expect(runCount == 0)
    #expect(fixture.state.counter["a"].value == 1)
    let results = fixture.bridge.compareSome().results
    #expect(results.map(\.outcome) == [.skipped])
    #expect(results.map(\.skipReason) == [.budgetOrProbation])
  }

  @Test func `a run within a run of the same candidate has the mark of that one`() {
    let probation = CandidateProbation(folder: folder, appVersion: "4.2")
    var counts: [Int] = []
    let hasRun = probation.runIfProbationAllows("counter", flagVersion: "") {
      let hasRunWithin = probation.runIfProbationAllows("counter", flagVersion: "") {
        counts.append(marks.count)
      }
      counts.append(marks.count)
      #expect(hasRunWithin)
    }
    #expect(hasRun)
    #expect(counts == [1, 1])
    #expect(marks.isEmpty)
  }
}

/// A bridge with a counter on `live` that feeds a sum.
@MainActor
private final class FeedingFixture {
  let state = SumUIState()
  let stages: StageFlags
  let bridge: ContentBridge<SumUIState>
  private let hook: Hook

  @MainActor
  private final class Hook {
    var onConfigure: () -> Void = {}
  }

  init(_ probation: CandidateProbation, sum: Stage) {
    let hook = Hook()
    self.hook = hook
    stages = StageFlags(overrides: StageOverrides(kinds: ["counter": .live, "sum": sum]))
    let scheduler = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)
    bridge = ContentBridge(
      state: state,
      routes: SumUIState.routes,
      handlers: LegacyHandlers {
        LegacyHandler(.counter, feeding: ["sum"]) { _ in FedHandler { hook.onConfigure() } }
        LegacyHandler(.sum) { _ in SilentHandler() }
      },
      stages: stages,
      environment: .virtual(scheduler, effects: RecordingEffects()),
      candidates: CandidateSettings(probation: probation)
    )
  }

  /// Called while the counter's handler is configured.
  var onConfigure: () -> Void {
    get { hook.onConfigure }
    set { hook.onConfigure = newValue }
  }

  func deliver() throws {
    bridge.deliver(try ContentDocument.counters("counter#a=1", "sum#s=10").contents)
  }
}

private final class FedHandler: ObservableLegacyHandler {
  let output: Observable<CounterViewData>
  private let counts = PublishRelay<Int>()
  private let configured: () -> Void

  init(configured: @escaping () -> Void) {
    self.configured = configured
    output = counts.map { CounterViewData($0) }
  }

  func configure(_ response: CounterResponse) {
    configured()
    counts.accept(response.count)
  }
}
