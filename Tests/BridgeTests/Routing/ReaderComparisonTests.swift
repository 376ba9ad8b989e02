import Bridge
import CounterScreen
import Dispatch
import LegacyRx
import Parity
import ScreenDocument
import Testing
import TopScreen

/// Comparisons of a content between the refresh of a content that it reads and the later turn in
/// which readers are computed again.
@MainActor
@Suite struct ReaderComparisonTests {
  @Test(arguments: [Stage.shadow, .live])
  func `a reader is computed again before it is compared`(stage: Stage) throws {
    let fixture = try Self.fixtureThatRan(PairFixture(counter: .off, sum: stage))
    #expect(fixture.bridge.compareSome().results.map(\.outcome) == [.matched])
  }

  @Test(arguments: [Stage.shadow, .live])
  func `a comparison of all contents computes the readers first`(stage: Stage) throws {
    let fixture = try Self.fixtureThatRan(PairFixture(counter: .off, sum: stage))
    #expect(fixture.bridge.compare().map(\.outcome) == [.matched])
  }

  @Test func `strict rules count the value that a refresh of a read content adds`() throws {
    let fixture = try Self.fixtureThatRan(PairFixture(counter: .off, sum: .shadow, isStrict: true))
    let results = fixture.bridge.compareSome().results
    #expect(results.map(\.outcome) == [.matched])
    #expect(results.flatMap(\.differences) == [])
  }

  @Test func `a candidate that a flip of a read content outdates runs again`() throws {
    let fixture = PairFixture(counter: .off, sum: .shadow)
    try fixture.deliver("counter#a=1", "sum#s=10")
    fixture.bridge.runCandidates()
    fixture.stages.overrides.kinds["counter"] = .complete
    #expect(fixture.bridge.compareSome().results.map(\.outcome) == [.matched])
  }

  @Test func `a candidate that the release of a read content outdates runs again`() async throws {
    let fixture = PairFixture(counter: .off, sum: .shadow)
    try fixture.deliver("counter#a=1", "sum#s=10")
    fixture.bridge.runCandidates()
    fixture.bridge.release("a")
    await Self.laterTurn()
    let results = fixture.bridge.compareSome().results
    #expect(results.map(\.id) == ["s"])
    #expect(results.map(\.outcome) != [.skipped])
  }

  @Test(arguments: [Stage.shadow, .live])
  func `a handler that a refresh of another content puts to work again is awaited`(
    stage: Stage
  ) async throws {
    let fixture = PairFixture(counter: .off, sum: stage, debounce: .milliseconds(300))
    try fixture.deliver("counter#a=1", "sum#s=10")
    fixture.settle()
    fixture.bridge.runCandidates()
    fixture.bridge.deliver(CounterResponse(count: 5), for: .counter, id: "a")
    await Self.laterTurn()
    fixture.bridge.runCandidates()

    let first = fixture.bridge.compareSome()
    fixture.settle()
    let second = fixture.bridge.compareSome()

    #expect(first.results.map(\.outcome) == [])
    #expect(first.remainderReason == .settling)
    #expect(second.results.map(\.outcome) == [.matched])
  }

  /// Waits for a later turn of the main queue.
  private static func laterTurn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  /// Delivers a counter and a sum, runs the candidates, and delivers the counter again.
  private static func fixtureThatRan(_ fixture: PairFixture) throws -> PairFixture {
    try fixture.deliver("counter#a=1", "sum#s=10")
    fixture.bridge.runCandidates()
    fixture.bridge.deliver(CounterResponse(count: 5), for: .counter, id: "a")
    return fixture
  }
}
