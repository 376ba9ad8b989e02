import Bridge
import CounterScreen
import LegacyRx
import Parity
import ScreenDocument
import Testing
import TopScreen

/// A sink that takes time for each result.
@MainActor
@Suite struct SlowSinkTests {
  @Test func `a slow sink receives every result in order, over several turns`() throws {
    let settings = CandidateSettings(budget: CandidateBudget(timePerTurn: .milliseconds(4)))
    let screen = SlowScreen(.shadow, settings)
    screen.sinkTime = 3
    try screen.show([1, 2, 3, 4, 5])
    screen.settle()
    #expect(screen.sinkLog == "..|..|.|")
    #expect(screen.results == (0..<5).map { "\($0) matched" })
    #expect(screen.sink.notes == ["counter shadow"])
    #expect(screen.model.droppedComparisonResultCount == 0)
  }

  @Test func `results beyond 4,096 pending ones are dropped for a slow sink, and counted`() throws {
    let settings = CandidateSettings(
      budget: CandidateBudget(timePerTurn: .zero, maximumWaitingContents: .max)
    )
    let screen = SlowScreen(.shadow, settings)
    try screen.show([1])
    screen.settle()
    #expect(screen.results.count == 1)
    for count in 0..<5_000 { try screen.show([count]) }
    screen.settle()
    #expect(screen.results.count == 1 + 4_096)
    #expect(screen.model.droppedComparisonResultCount == 5_000 - 4_096)
  }
}
