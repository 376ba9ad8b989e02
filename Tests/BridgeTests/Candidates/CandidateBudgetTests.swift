import Bridge
import CounterScreen
import Parity
import ScreenDocument
import Testing
import TopScreen

/// Failure class 18, the bridge's part: candidates run later, and for a bounded time.
@MainActor
@Suite struct CandidateBudgetTests {
  private static func settings(
    _ milliseconds: Int,
    maximumWaitingContents: Int = 64
  ) -> CandidateSettings {
    CandidateSettings(
      budget: CandidateBudget(
        timePerTurn: .milliseconds(milliseconds),
        maximumWaitingContents: maximumWaitingContents
      )
    )
  }

  @Test func `the shown side finishes before a candidate runs`() throws {
    let screen = SlowScreen(.shadow, Self.settings(4))
    screen.stateTime = { _ in 1_000 }
    try screen.show([1, 2])
    #expect(screen.log == ["legacy 1", "legacy 2"])
    #expect(screen.model.composition.items.map(\.side) == [.legacy, .legacy])
    screen.settle()
    #expect(screen.log == ["legacy 1", "legacy 2", "state 1", "state 2"])
    #expect(screen.results == ["0 matched", "1 matched"])
  }

  @Test func `class 18 a candidate over the turn's budget runs alone, and the others wait`()
    throws
  {
    let screen = SlowScreen(.shadow, Self.settings(4))
    screen.stateTime = { $0 == 2 ? 10 : 2 }
    try screen.show([1, 2, 3, 4, 5])
    #expect(screen.model.bridge.runSomeCandidates())
    #expect(screen.log.suffix(2) == ["state 1", "state 2"])
    #expect(screen.model.bridge.runSomeCandidates())
    #expect(screen.log.suffix(2) == ["state 3", "state 4"])
    #expect(!screen.model.bridge.runSomeCandidates())
    #expect(screen.log.suffix(1) == ["state 5"])
    screen.settle()
    #expect(screen.results == (0..<5).map { "\($0) matched" })
  }

  @Test func `class 18 candidates beyond the backlog limit are skipped and counted`() throws {
    let screen = SlowScreen(.shadow, Self.settings(4, maximumWaitingContents: 1))
    screen.stateTime = { _ in 4 }
    try screen.show([1, 2, 3, 4])
    screen.settle()
    #expect(screen.log.filter { $0.hasPrefix("state") } == ["state 1", "state 2"])
    #expect(Set(screen.results) == ["0 matched", "1 matched", "2 skipped", "3 skipped"])
  }

  @Test func `a negative number counts as zero, also if it is set later`() throws {
    let none = CandidateBudget(timePerTurn: .zero, maximumWaitingContents: 0, settlingTime: .zero)
    #expect(
      CandidateBudget(
        timePerTurn: .seconds(-1),
        maximumWaitingContents: -1,
        settlingTime: .seconds(-1)
      ) == none
    )
    var budget = CandidateBudget()
    budget.timePerTurn = .seconds(-1)
    budget.maximumWaitingContents = -1
    budget.settlingTime = .seconds(-1)
    #expect(budget == none)

    var settings = Self.settings(4)
    settings.budget.maximumWaitingContents = -1
    let screen = SlowScreen(.shadow, settings)
    screen.stateTime = { _ in 4 }
    try screen.show([1, 2, 3])
    screen.settle()
    #expect(Set(screen.results) == ["0 matched", "1 skipped", "2 skipped"])
  }

  @Test func `a candidate that had to wait runs first in the next turn`() throws {
    let screen = SlowScreen(.shadow, Self.settings(4, maximumWaitingContents: 1))
    screen.stateTime = { _ in 4 }
    var ran: [String] = []
    for document in 0..<4 {
      try screen.show([0, 1, 2, 3].map { document * 10 + $0 })
      _ = screen.model.bridge.runSomeCandidates()
      ran += screen.log.filter { $0.hasPrefix("state") }.suffix(1)
    }
    #expect(ran == ["state 0", "state 11", "state 22", "state 33"])
  }

  @Test func `a zero budget runs one candidate per turn`() throws {
    let screen = SlowScreen(.shadow, Self.settings(0))
    try screen.show([1, 2])
    #expect(screen.model.bridge.runSomeCandidates())
    #expect(!screen.model.bridge.runSomeCandidates())
    screen.settle()
    #expect(screen.results == ["0 matched", "1 matched"])
  }

  @Test func `a content is compared only after its candidate has run`() throws {
    let screen = SlowScreen(.shadow, Self.settings(0))
    try screen.show([1, 2])
    _ = screen.model.bridge.runSomeCandidates()
    let turn = screen.model.bridge.compareSome()
    #expect(turn.results.map(\.id) == ["0"])
    #expect(turn.remainderReason == .none)
  }

  @Test func `comparisons use the same budget as candidates`() throws {
    let screen = SlowScreen(.shadow, Self.settings(0))
    try screen.show([1, 2])
    screen.model.bridge.runCandidates()
    let first = screen.model.bridge.compareSome()
    #expect(first.results.map(\.id) == ["0"])
    #expect(first.remainderReason == .budgetUsed)
    let second = screen.model.bridge.compareSome()
    #expect(second.results.map(\.id) == ["1"])
    #expect(second.remainderReason == .none)
  }

  @Test
  func `class 18 a candidate that neither emits nor completes is reported and blocks no other`()
    throws
  {
    let screen = SlowScreen(.live, Self.settings(4), delay: nil)
    try screen.show([1, 2])
    screen.settle(for: 1.9)
    #expect(screen.results == [])
    screen.settle(for: 0.4)
    #expect(screen.results == ["0 mismatched", "1 mismatched"])
    #expect(screen.sink.results.map { $0.differences.map(\.legacy) } == [[nil], [nil]])
    #expect(screen.model.composition.items.map(\.side) == [.state, .state])
  }

  @Test func `a screen that is released during a run stops its candidates`() throws {
    let screen = SlowScreen(.shadow, Self.settings(0))
    try screen.show([1, 2, 3])
    _ = screen.model.bridge.runSomeCandidates()
    screen.model.bridge.release("1")
    screen.settle()
    #expect(screen.log.filter { $0.hasPrefix("state") } == ["state 1", "state 3"])
    #expect(Set(screen.results) == ["0 matched", "1 skipped", "2 matched"])
  }
}
