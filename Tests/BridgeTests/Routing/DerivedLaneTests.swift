import Bridge
import CounterScreen
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import Testing
import TopScreen
import UIStateLayer

/// A pair whose handlers communicate on the legacy side, while the route of the state side reads a
/// slot.
@MainActor
@Suite struct DerivedLaneTests {
  nonisolated static let pairs = Stage.allCases.flatMap { one in
    Stage.allCases.map { (one, $0) }
  }

  @Test(arguments: pairs)
  func `a derived pair shows equal values and matches on every pair of stages`(
    counter: Stage,
    sum: Stage
  ) throws {
    let fixture = PairFixture(counter: counter, sum: sum)

    try fixture.show("sum#s=10", "counter#a=1")
    #expect(fixture.shown("s") == 11)
    try fixture.show("sum#s=10", "counter#a=2")

    #expect(fixture.shown("s") == 12)
    #expect(fixture.shown("a") == 2)
    let compared = [counter, sum].filter { $0 == .shadow || $0 == .live }.count
    #expect(fixture.outcomes == Array(repeating: .matched, count: compared * 2))
  }

  @Test(arguments: [Stage.off, .shadow])
  func `A1 a slot that is read stays unchanged while its handler is shown`(stage: Stage) throws {
    let fixture = PairFixture(counter: stage, sum: .complete)
    try fixture.show("sum#s=10", "counter#a=1")
    #expect(fixture.shown("s") == 11)
    #expect(fixture.state.counter["a"].phase == .idle)
  }

  @Test
  func `a handler kept for its listeners performs no effects once its slot is shown`()
    throws
  {
    let fixture = PairFixture(counter: .complete, sum: .off)
    try fixture.show("sum#s=10", "counter#a=1")
    #expect(fixture.shown("s") == 11)
    #expect(fixture.effects.effects.isEmpty)
  }

  @Test func `a handler without listeners is not created`() throws {
    let fixture = PairFixture(counter: .complete, sum: .complete)
    try fixture.show("sum#s=10", "counter#a=1")
    #expect(fixture.handlerCount == 0)
  }

  @Test func `a single response rebuilds its readers in a later turn`() async throws {
    let fixture = PairFixture(counter: .off, sum: .complete)
    try fixture.show("sum#s=10", "counter#a=1")
    fixture.bridge.deliver(CounterResponse(count: 5), for: .counter, id: "a")
    #expect(fixture.shown("s") == 11)
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(fixture.shown("s") == 15)
  }

  @Test func `a write to a shown slot between documents rebuilds its readers once`()
    async throws
  {
    let fixture = PairFixture(counter: .complete, sum: .complete)
    try fixture.show("sum#s=10", "counter#a=1")
    var seen: [CounterViewData] = []
    let token = fixture.state.sum["s"].observe { seen.append($0) }
    fixture.state.counter["a"].fill(with: 2)
    fixture.state.counter["a"].fill(with: 3)
    #expect(seen == [11])
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
    #expect(seen == [11, 13])
    withExtendedLifetime(token) {}
  }

  @Test(arguments: pairs)
  func `a content whose response is invalid still shows what others of its document say`(
    counter: Stage,
    sum: Stage
  ) throws {
    let fixture = PairFixture(counter: counter, sum: sum)
    try fixture.show("sum#s=10", "counter#a=1")
    try fixture.show(#"sum#s="x""#, "counter#a=2")
    #expect(fixture.shown("s") == 12)
    try fixture.show(#"sum#s="x""#, "counter#a=3")
    #expect(fixture.shown("s") == 13)
  }
}
