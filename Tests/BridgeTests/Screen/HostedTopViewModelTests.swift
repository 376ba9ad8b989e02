import Bridge
import CounterScreen
import LegacyRx
import Parity
import ScreenDocument
import Testing
import TopScreen
import UIStateLayer

/// The calls that the host of a legacy screen receives, and the objects that a removed content
/// releases.
@MainActor
@Suite struct HostedTopViewModelTests {
  private let documents = PublishSubject<ContentDocument>()
  private let stages = StageFlags()
  private let fixture: BridgeFixture
  private let model: TopViewModel<CounterUIState>
  private let host = RecordingStackHost()

  init() {
    stages.overrides.all = .off
    fixture = BridgeFixture(stages)
    model = fixture.model(of: documents)
    model.screen.attach(host)
  }

  private func calls(of change: () throws -> Void) rethrows -> [String] {
    let count = host.calls.count
    try host.checkIdentity(while: change)
    return Array(host.calls.dropFirst(count))
  }

  @Test func `A8 a flip is one rehost in place: a new host, and the old one is released`() throws {
    documents.onNext(try .counters("legacyOnly#l=1", "counter#a=1", "stateOnly#s=1"))
    weak let before = host.hosts[1]

    #expect(calls { stages.overrides.all = .complete } == ["rehost a at 1"])
    #expect(before == nil)
    #expect(
      calls {
        stages.overrides.all = .off
        fixture.settle()
      } == ["rehost a at 1"]
    )

    #expect(host.items == model.screen.stack.items)
    #expect(host.violations == [])
  }

  @Test func `flips during the delivery of a document reach the host with it`() throws {
    documents.onNext(try .counters("counter#a=1", "counter#b=1"))
    fixture.onConfigure = { [stages] in if $0 == 2 { stages.overrides.all = .complete } }

    let calls = try calls { documents.onNext(try .counters("counter#b=2", "counter#a=2")) }

    #expect(calls.filter { $0.hasPrefix("rehost") } == ["rehost b at 0", "rehost a at 1"])
    #expect(calls.filter { $0.hasPrefix("move") }.count == 1)
    #expect(calls.count == 3)
    #expect(host.violations == [])
  }

  @Test func `a flip and its reversal during host calls create a new host each time`() throws {
    documents.onNext(try .counters("counter#a=1", "legacyOnly#l=1"))
    host.onCall = { [host, stages, fixture] in
      host.onCall = nil
      stages.overrides.all = .complete
      stages.overrides.all = .off
      fixture.settle()
    }

    let count = host.calls.count
    documents.onNext(try .counters("counter#a=1", "legacyOnly#l=2"))

    // The second handler is another object than the first, so it gets another host.
    #expect(host.calls.dropFirst(count) == ["update l at 1", "rehost a at 0", "rehost a at 0"])
    #expect(host.items == model.screen.stack.items)
    #expect(host.violations == [])
  }

  @Test(arguments: Stage.allCases)
  func `removal releases host, handler, subscriptions, slot and candidates`(
    stage: Stage
  ) throws {
    stages.overrides.all = stage
    documents.onNext(try .counters("counter#a=1", "legacyOnly#l=1"))
    fixture.settle()
    weak let hosted = host.hosts[0]
    weak let slot = stage.shownSide == .state ? fixture.state.counter["a"] : nil
    let handlers = fixture.handlers.map { WeakHandler(value: $0) }
    fixture.forgetHandlers()
    let isAtWork = stage != .complete
    #expect(handlers.filter { $0.value != nil }.count == (isAtWork ? 2 : 1))
    #expect((slot != nil) == (stage.shownSide == .state))

    documents.onNext(try .counters("legacyOnly#l=1"))
    fixture.settle()

    #expect(hosted == nil)
    #expect(slot == nil)
    #expect(handlers.filter { $0.value != nil }.count == 1)
    #expect(fixture.state.counter.count == 0)
  }

  @Test func `a move, an update and a new document keep handler and slot`() throws {
    stages.overrides = StageOverrides(kinds: ["counter": .off])
    documents.onNext(try .counters("counter#a=1", "stateOnly#s=1", "legacyOnly#l=1"))
    let slot = fixture.state.stateOnly["s"]

    documents.onNext(try .counters("legacyOnly#l=2", "stateOnly#s=2", "counter#a=2"))

    #expect(fixture.handlers.map(\.configured) == [[1, 2], [1, 2]])
    #expect(fixture.state.stateOnly["s"] === slot)
    #expect(slot.value == 2)
    #expect(host.violations == [])
  }

  private struct WeakHandler {
    weak var value: LegacyCounterHandler?
  }
}
