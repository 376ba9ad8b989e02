import Bridge
import CounterScreen
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import Testing
import TopScreen
import UIStateLayer

@MainActor
@Suite struct UndeclaredFeedTests {
  /// A screen of a counter and a sum, whose legacy sum listens to the legacy counter.
  @MainActor
  private final class Fixture {
    private(set) var reported: [UndeclaredFeed] = []
    private let scheduler = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)
    private lazy var model = makeModel()
    private let feeding: [ContentKind]
    private let stages: [ContentKind: Stage]

    init(feeding: [ContentKind] = [], stages: [ContentKind: Stage] = [:]) {
      self.feeding = feeding
      self.stages = stages
    }

    private func makeModel() -> TopViewModel<SumUIState> {
      TopViewModel(documents: Observable<ContentDocument>.never(), bridge: makeBridge())
    }

    func makeBridge() -> ContentBridge<SumUIState> {
      ContentBridge(
        state: SumUIState(),
        routes: SumUIState.routes,
        handlers: FeedingHandlers.make(feeding: feeding),
        stages: StageFlags(overrides: StageOverrides(kinds: stages)),
        environment: .virtual(scheduler, effects: RecordingEffects()),
        candidates: CandidateSettings(onUndeclaredFeed: { [weak self] in
          self?.reported.append($0)
        })
      )
    }

    func show(_ count: Int) throws {
      model.show(try FeedingHandlers.document(count))
      scheduler.advanceTo(scheduler.clock.addingTimeInterval(1))
    }
  }

  @Test func `a running app reports an undeclared feed once`() throws {
    let fixture = Fixture()
    for count in 1...3 { try fixture.show(count) }
    let feed = try #require(fixture.reported.first)
    #expect(fixture.reported.count == 1)
    #expect(feed.source == "counter")
    #expect(feed.target == "sum")
    #expect(feed.description.contains(#"Register 'counter' with feeding: ["sum"]"#))
    #expect(feed.emitter == "BehaviorSubject")
  }

  @Test func `a bridge without a model reports an undeclared feed when its candidates have run`()
    throws
  {
    let fixture = Fixture()
    let bridge = fixture.makeBridge()
    for count in 1...2 {
      bridge.deliver(try FeedingHandlers.document(count).contents)
      while bridge.runSomeCandidates() {}
    }
    #expect(fixture.reported.map(\.source) == ["counter"])
  }

  @Test func `a declared feed is not reported`() throws {
    let fixture = Fixture(feeding: ["sum"])
    for count in 1...3 { try fixture.show(count) }
    #expect(fixture.reported == [])
  }

  @Test func `a search finds an undeclared feed with one document`() throws {
    for (feeding, expected) in [([], ["counter sum"]), (["sum"], [])] as [([ContentKind], [String])]
    {
      let search = UndeclaredFeedSearch(
        routes: SumUIState.routes,
        makeHandlers: { FeedingHandlers.make(feeding: feeding) },
        makeState: { SumUIState() }
      )
      let document = try FeedingHandlers.document(1)
      let feeds = search.undeclaredFeeds(among: document.contents, in: .tokyo)
      #expect(feeds.map { "\($0.source) \($0.target)" } == expected)
    }
  }

  @Test func `a handler runs as long as an indirect listener runs`() throws {
    let scheduler = HistoricalScheduler(initialClock: ViewDataContext.tokyo.now)
    let made = MadeHandlers()
    let bridge = ContentBridge(
      state: SumUIState(),
      routes: SumUIState.routes,
      handlers: LegacyHandlers {
        LegacyHandler(.counter, feeding: ["sum"]) { made.note(.counter, $0) }
        LegacyHandler(.sum, feeding: ["sign"]) { made.note(.sum, $0) }
        LegacyHandler(ContentKey<CounterResponse, CounterViewData>("sign")) {
          made.note(ContentKey("sign"), $0)
        }
      },
      stages: StageFlags(
        overrides: StageOverrides(kinds: ["counter": .complete, "sum": .complete, "sign": .off])
      ),
      environment: .virtual(scheduler, effects: RecordingEffects())
    )
    bridge.deliver(try FeedingHandlers.document(1).contents)
    #expect(made.kinds == ["counter", "sum"])
  }
}

/// The kinds of the created handlers.
@MainActor
private final class MadeHandlers {
  private(set) var kinds: [ContentKind] = []

  func note(
    _ key: ContentKey<CounterResponse, CounterViewData>,
    _ environment: LegacyEnvironment
  ) -> LegacyCounterHandler {
    kinds.append(key.kind)
    return LegacyCounterHandler(environment, offset: 0) { _ in }
  }
}

/// Handlers of counters, which announce their counts, and of sums, which listen to them.
@MainActor
private enum FeedingHandlers {
  static func make(feeding: [ContentKind]) -> LegacyHandlers {
    let announced = BehaviorRelay(value: 0)
    return LegacyHandlers {
      LegacyHandler(.counter, feeding: feeding) { _ in Announcer(announced) }
      LegacyHandler(.sum) { _ in Listener(announced) }
    }
  }

  static func document(_ count: Int) throws -> ContentDocument {
    let text = """
      { "contents": [
        { "type": "counter", "id": "a", "value": { "count": \(count) } },
        { "type": "sum", "id": "s", "value": { "count": 1 } }
      ] }
      """
    return try ContentDocument(reading: Array(text.utf8))
  }

  private final class Announcer: ObservableLegacyHandler {
    let output: Observable<CounterViewData>
    private let announced: BehaviorRelay<Int>

    init(_ announced: BehaviorRelay<Int>) {
      self.announced = announced
      output = announced.map { CounterViewData($0) }
    }

    func configure(_ response: CounterResponse) { announced.accept(response.count) }
  }

  private final class Listener: ObservableLegacyHandler {
    let output: Observable<CounterViewData>
    private let counts = PublishRelay<Int>()

    init(_ announced: BehaviorRelay<Int>) {
      output = Observable.combineLatest(counts, announced) { CounterViewData($0 + $1) }
    }

    func configure(_ response: CounterResponse) { counts.accept(response.count) }
  }
}
