import Foundation
import LegacyRx
import TestSupport
import Testing

@Suite struct WiringFeedTests {
  private let recorder = WiringRecorder()
  private let bag = DisposeBag()

  /// The feeds of the graph as "source→target".
  private var feeds: [String] { recorder.graph.feeds.map { "\($0.sourceGroup)→\($0.targetGroup)" } }

  /// Creates pipelines of a group.
  private func make<Result>(_ group: String, _ body: () -> Result) throws -> Result {
    try #require(WiringGroup(group, in: recorder)).make(body)
  }

  private func deliver(_ group: String, _ body: () -> Void) throws {
    try #require(WiringGroup(group, in: recorder)).deliver(body)
  }

  @Test func `a group listens to a relay that another group sends to`() throws {
    let shared = recorder.record { PublishRelay<Int>() }
    try make("weather") { shared.map { $0 }.subscribe().disposed(by: bag) }
    try deliver("location") { shared.accept(1) }
    let feed = try #require(recorder.graph.feeds.first)
    #expect(feeds == ["location→weather"])
    #expect(recorder.graph.nodes[feed.emitterNode].name == "PublishRelay")
    #expect(recorder.graph.nodes[feed.listenerNode].group == "weather")
  }

  @Test func `a relay made before the recording counts as shared`() throws {
    let shared = PublishRelay<Int>()
    try make("weather") { shared.subscribe().disposed(by: bag) }
    try make("news") { shared.subscribe().disposed(by: bag) }
    #expect(feeds == [])
    try deliver("location") { shared.accept(1) }
    #expect(feeds == ["location→news", "location→weather"])
  }

  @Test func `a group listens to another group's relay before any event`() throws {
    let own = try make("location") { PublishRelay<Int>() }
    try make("weather") { own.subscribe().disposed(by: bag) }
    #expect(feeds == ["location→weather"])
  }

  @Test func `a listener of a group forwards its events from any queue`() throws {
    let scheduler = HistoricalScheduler()
    let shared = recorder.record { PublishRelay<Int>() }
    let own = try make("location") {
      let own = PublishRelay<Int>()
      own.observe(on: scheduler).bind(to: shared).disposed(by: bag)
      return own
    }
    try make("weather") { shared.subscribe().disposed(by: bag) }
    try deliver("location") { own.accept(1) }
    #expect(feeds == [])
    scheduler.advanceTo(scheduler.clock.addingTimeInterval(1))
    #expect(feeds == ["location→weather"])
  }

  @Test func `a chain through a third group counts as two feeds`() throws {
    let first = recorder.record { PublishRelay<Int>() }
    let second = recorder.record { PublishRelay<Int>() }
    try make("b") { first.bind(to: second).disposed(by: bag) }
    try make("c") { second.subscribe().disposed(by: bag) }
    try deliver("a") { first.accept(1) }
    #expect(feeds == ["a→b", "b→c"])
  }

  @Test func `sharing a sequence that neither group sends to is no feed`() throws {
    let source = recorder.record { PublishRelay<Int>() }
    let shared = recorder.record { source.map { $0 }.share(replay: 1) }
    for group in ["a", "b"] { try make(group) { shared.subscribe().disposed(by: bag) } }
    recorder.record { source.accept(1) }
    #expect(feeds == [])
  }

  @Test func `the events of a shared sequence reach both of its subscribers' groups`() throws {
    let source = recorder.record { PublishRelay<Int>() }
    let shared = recorder.record { source.map { $0 }.share(replay: 1) }
    for group in ["a", "b"] { try make(group) { shared.subscribe().disposed(by: bag) } }
    try deliver("c") { source.accept(1) }
    #expect(feeds == ["c→a", "c→b"])
  }

  @Test func `a send in a group's initialiser belongs to the group`() throws {
    let shared = recorder.record { PublishRelay<Int>() }
    try make("weather") { shared.subscribe().disposed(by: bag) }
    try make("location") { shared.accept(1) }
    #expect(feeds == ["location→weather"])
  }

  @Test func `a group does not listen to itself`() throws {
    let own = try make("a") { BehaviorRelay(value: 0) }
    try make("a") { own.subscribe().disposed(by: bag) }
    try deliver("a") { own.accept(1) }
    #expect(feeds == [])
  }

  @Test func `a full recorder stops recording, and events still arrive`() throws {
    let recorder = WiringRecorder(maximumNodes: 3)
    var received: [Int] = []
    let relay = recorder.record { PublishRelay<Int>() }
    recorder.record {
      relay.subscribe(onNext: { received.append($0) }).disposed(by: bag)
      relay.map { $0 }.subscribe(onNext: { received.append($0) }).disposed(by: bag)
      _ = PublishRelay<Int>().named("late")
    }
    relay.accept(1)
    #expect(received == [1, 1])
    #expect(recorder.graph.nodes.count == 3)
    #expect(recorder.graph.edges.count == 1)
  }

  @Test func `nothing is recorded without a recorder`() {
    #expect(WiringGroup("a") == nil)
  }
}
