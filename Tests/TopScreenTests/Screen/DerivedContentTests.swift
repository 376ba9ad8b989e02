import CounterScreen
import Foundation
import JSONLogic
import ScreenDocument
import TestSupport
import Testing
import UIStateLayer

@testable import TopScreen

/// Contents whose routes read other slots.
@MainActor
@Suite struct DerivedContentTests {
  private let state = SumUIState()
  private let model: HomeScreenModel<SumUIState>

  init() {
    model = HomeScreenModel(state: state, routes: SumUIState.routes) { .tokyo }
  }

  @Test func `a derived content reads the value of another, at any position`() throws {
    var seen: [CounterViewData] = []
    let token = state.sum["s"].observe { seen.append($0) }

    try model.show(.counters("sum#s=10", "counter#a=1", "counter#b=5"))

    #expect(seen == [-2, 11])
    withExtendedLifetime(token) {}
  }

  @Test func `a document that changes only the source updates its reader once, in the same turn`()
    throws
  {
    try model.show(.counters("sum#s=10", "counter#a=1"))
    var seen: [CounterViewData] = []
    let token = state.sum["s"].observe { seen.append($0) }

    let difference = try model.show(.counters("sum#s=10", "counter#a=2"))

    #expect(seen == [11, 12])
    #expect(difference.changes.map(\.id) == ["s", "a"])
    withExtendedLifetime(token) {}
  }

  @Test func `a reader of a derived content is updated after it`() throws {
    try model.show(.counters("total#t=100", "sum#s=10", "counter#a=1"))
    #expect(state.total["t"].value == 112)
    try model.show(.counters("total#t=100", "sum#s=20", "counter#a=2"))
    #expect(state.total["t"].value == 124)
  }

  @Test func `without a source content, a derived content uses the family's default`() throws {
    try model.show(.counters("sum#s=10"))
    #expect(state.sum["s"].value == 9)
    try model.show(.counters("sum#s=10", "counter#a=1"))
    #expect(state.sum["s"].value == 11)
    try model.show(.counters("sum#s=10"))
    #expect(state.sum["s"].value == 9)
  }

  /// Without a later document: a rule hides the content that is read.
  @Test func `after the read content leaves, the next one of its kind is read`() async throws {
    let arranger = ScreenArranger(dismissals: InMemoryDismissals()) { EvaluationContext() }
    let model = HomeScreenModel(state: state, routes: SumUIState.routes, arranger: arranger) {
      .tokyo
    }
    try model.show(.counters("counter#b=5", "counter#a=1", "sum#s=10"))
    model.screen.dismiss("b")
    await nextTurn()
    #expect(state.sum["s"].value == 11)
    state.counter["a"].fill(with: 2)
    await nextTurn()
    #expect(state.sum["s"].value == 12)
    model.screen.dismiss("a")
    await nextTurn()
    #expect(state.sum["s"].value == 9)
  }

  @Test func `a content of a new kind is read, and reads others`() throws {
    try model.show(.counters("total#x=100", "sum#s=10"))
    try model.show(.counters("counter#x=5", "sum#s=10"))
    #expect(state.sum["s"].value == 15)
    try model.show(.counters("counter#a=1", "sum#s=10", "counter#x=5"))
    try model.show(.counters("counter#a=1", "sum#s=10", "total#x=5"))
    try model.show(.counters("counter#a=2", "sum#s=10", "total#x=5"))
    #expect(state.total["x"].value == 19)
  }

  @Test func `the first content of a kind represents its family`() throws {
    try model.show(.counters("counter#b=5", "counter#a=1", "sum#s=10"))
    #expect(state.sum["s"].value == 15)
    try model.show(.counters("counter#a=1", "counter#b=5", "sum#s=10"))
    #expect(state.sum["s"].value == 11)
  }

  @Test func `a content that returns to its family stands at the end`() {
    var family = FamilyContents()
    for id in ["a", "b", "c"] as [ContentID] { family.append(id) }
    family.remove("b")
    family.append("b")
    family.remove("a")
    #expect(family.first == "c")
  }

  @Test func `slots written between documents update their readers once, in a later turn`()
    async throws
  {
    try model.show(.counters("sum#s=10", "counter#a=1"))
    var seen: [CounterViewData] = []
    let token = state.sum["s"].observe { seen.append($0) }

    state.counter["a"].fill(with: 2)
    state.counter["a"].fill(with: 3)
    #expect(seen == [11])
    await nextTurn()

    #expect(seen == [11, 13])
    withExtendedLifetime(token) {}
  }

  @Test(arguments: [11, 12])
  func `a slot that an observer writes after a document updates its readers`(sum: Int)
    async throws
  {
    let counter = state.counter["a"]
    let token = state.sum["s"].observe { if $0.count == sum { counter.fill(with: 5) } }
    for count in 1...(sum - 10) { try model.show(.counters("sum#s=10", "counter#a=\(count)")) }
    await nextTurn()
    #expect(state.sum["s"].value == 15)
    withExtendedLifetime(token) {}
  }

  @Test func `a slot that an observer writes while readers are updated updates them again`()
    async throws
  {
    try model.show(.counters("sum#s=10", "counter#a=1"))
    let counter = state.counter["a"]
    let token = state.sum["s"].observe { if $0.count == 12 { counter.fill(with: 5) } }
    counter.fill(with: 2)
    await nextTurn()
    await nextTurn()
    #expect(state.sum["s"].value == 15)
    withExtendedLifetime(token) {}
  }

  @Test func `a removed content is not observed`() async throws {
    try model.show(.counters("sum#s=10", "counter#a=1"))
    let gone = state.counter["a"]
    try model.show(.counters("sum#s=10"))
    gone.fill(with: 7)
    await nextTurn()
    #expect(state.sum["s"].value == 9)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func `derived values do not depend on positions`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    var lines = ["counter#a=1", "sum#s=10", "total#t=100", "sum#u=20", "total#v=200"]
    for _ in 0..<5 {
      lines.shuffle(using: &random)
      let elements = lines.map { line in
        let parts = line.split(whereSeparator: { "#=".contains($0) })
        return
          #"{ "type": "\#(parts[0])", "id": "\#(parts[1])", "value": { "count": \#(parts[2]) } }"#
      }
      try model.show(
        ContentDocument(
          reading: Array(#"{ "contents": [\#(elements.joined(separator: ","))] }"#.utf8)
        )
      )
      let firstSum = try #require(lines.first { $0.hasPrefix("sum") })
      let sum = firstSum == "sum#s=10" ? 11 : 21
      #expect(state.sum["s"].value == 11, "seed \(seed), \(lines)")
      #expect(state.total["t"].value == CounterViewData(101 + sum), "seed \(seed), \(lines)")
      #expect(state.total["v"].value == CounterViewData(201 + sum), "seed \(seed), \(lines)")
    }
  }

  @Test func `routes that read one another in a cycle are rejected`() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        _ = ContentRoutes<SumUIState> {
          ContentRoute(.sum, slots: \.sum, reading: \.total) {
            CounterViewData($0.count + $1.count)
          }
          ContentRoute(.total, slots: \.total, reading: \.sum) {
            CounterViewData($0.count + $1.count)
          }
        }
      }
    }
  }

  private func nextTurn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }

  @Test
  func `an invalid response: the content reads the slots of its document, and stays failed`() throws
  {
    try model.show(.counters("total#t=100", "sum#s=10", "counter#a=1"))
    let difference = try model.show(.counters("total#t=100", "sum#s=x", "counter#a=2"))

    #expect(state.sum["s"].value == 12)
    #expect(state.total["t"].value == 114)
    #expect(difference.changes.map(\.id) == ["t", "s", "a"])
    let failed = state.sum["s"].phase
    guard case .failed = failed else {
      Issue.record("\(failed)")
      return
    }
    let next = try model.show(.counters("total#t=100", "sum#s=x", "counter#a=3"))
    #expect(state.sum["s"].phase == failed)
    #expect(next.changes.map(\.id) == ["t", "s", "a"])
  }

  @Test
  func `readers of a slot that is written between documents stay stale or failed`() async throws {
    try model.show(.counters("sum#s=10", "counter#a=1"))
    try model.show(.counters("sum#s=x", "counter#a=1"))
    let failed = state.sum["s"].phase
    state.counter["a"].fill(with: 2)
    await nextTurn()
    #expect(state.sum["s"].value == 12)
    #expect(state.sum["s"].phase == failed)

    try model.show(.counters("sum#s=10", "counter#a=1"))
    state.sum["s"].markStale()
    state.counter["a"].fill(with: 5)
    await nextTurn()
    #expect(state.sum["s"].value == 15)
    #expect(state.sum["s"].phase == .stale)
  }
}
