import Bridge
import CounterScreen
import LegacyRx
import Parity
import ScreenDocument
import Testing
import TopScreen
import UIStateLayer

/// Legacy handlers that form a chain: a total listens to a sum, and the sum to a counter.
@MainActor
@Suite struct FeedingChainTests {
  @Test(arguments: Stage.allCases, Stage.allCases)
  func `a handler at the end of a chain is fed on every stage of the chain`(
    counter: Stage,
    sum: Stage
  ) throws {
    let bridge = Self.bridge(["counter": counter, "sum": sum, "total": .off])
    for count in [1, 2] {
      try Self.show(["counter#c=\(count)", "sum#s=10", "total#t=100"], through: bridge)
      #expect(Self.shown("t", in: bridge) == CounterViewData(110 + count))
    }
  }

  @Test func `a chain that feeds no shown kind does not run`() throws {
    let log = HandlerLog()
    let bridge = Self.bridge(["counter": .complete, "sum": .complete, "total": .complete], log)
    try Self.show(["counter#c=1", "sum#s=10", "total#t=100"], through: bridge)
    #expect(log.count == 0)
  }

  @Test func `kinds in a feeding cycle feed no kind outside the cycle`() throws {
    let log = HandlerLog()
    let handlers = LegacyHandlers {
      LegacyHandler(.counter, feeding: ["sum"]) { _ in Link(nil, nil, log) }
      LegacyHandler(.sum, feeding: ["counter"]) { _ in Link(nil, nil, log) }
    }
    let bridge = Self.bridge(["counter": .complete, "sum": .complete], log, handlers)
    try Self.show(["counter#c=1", "sum#s=10"], through: bridge)
    #expect(log.count == 0)
    #expect(bridge.configuration(of: "counter").fedKinds == ["sum"])
  }

  private static func bridge(
    _ stages: [ContentKind: Stage],
    _ log: HandlerLog = HandlerLog(),
    _ handlers: LegacyHandlers? = nil
  ) -> ContentBridge<SumUIState> {
    let (counts, sums) = (BehaviorRelay(value: 0), BehaviorRelay(value: 0))
    return ContentBridge(
      state: SumUIState(),
      routes: SumUIState.routes,
      handlers: handlers
        ?? LegacyHandlers {
          LegacyHandler(.counter, feeding: ["sum"]) { _ in Link(nil, counts, log) }
          LegacyHandler(.sum, feeding: ["total"]) { _ in Link(counts, sums, log) }
          LegacyHandler(.total) { _ in Link(sums, nil, log) }
        },
      stages: StageFlags(overrides: StageOverrides(kinds: stages)),
      environment: .virtual(
        HistoricalScheduler(initialClock: ViewDataContext.tokyo.now),
        effects: RecordingEffects()
      )
    )
  }

  private static func show(
    _ contents: [String],
    through bridge: ContentBridge<SumUIState>
  ) throws {
    bridge.deliver(try ContentDocument.counters(contents).contents)
    bridge.runCandidates()
  }

  private static func shown(
    _ id: ContentID,
    in bridge: ContentBridge<SumUIState>
  ) -> CounterViewData? {
    (bridge.handler(of: id) as? Link)?.last
  }
}

/// The number of created handlers.
@MainActor
private final class HandlerLog {
  var count = 0
}

/// Adds the latest value of the previous handler, and announces the sum to the next one.
@MainActor
private final class Link: ObservableLegacyHandler {
  let output: Observable<CounterViewData>
  private let counts: ReplaySubject<Int>
  private let disposeBag = DisposeBag()
  private(set) var last: CounterViewData?

  init(_ before: BehaviorRelay<Int>?, _ behind: BehaviorRelay<Int>?, _ log: HandlerLog) {
    log.count += 1
    let counts = ReplaySubject<Int>.create(bufferSize: 1)
    self.counts = counts
    let sums = before.map { Observable.combineLatest(counts, $0) { $0 + $1 } } ?? counts.map { $0 }
    output = sums.map { CounterViewData($0) }
    sums.subscribe(onNext: { [weak self] sum in
      MainActor.assumeIsolated { self?.last = CounterViewData(sum) }
      behind?.accept(sum)
    })
    .disposed(by: disposeBag)
  }

  func configure(_ response: CounterResponse) { counts.onNext(response.count) }
}
