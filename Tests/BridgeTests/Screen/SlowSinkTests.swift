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

  @Test
  func `while 4,096 results wait for a slow sink, those of further turns are dropped and counted`()
    throws
  {
    let settings = CandidateSettings(
      budget: CandidateBudget(timePerTurn: .zero, maximumWaitingContents: .max)
    )
    let screen = SlowScreen(.shadow, settings)
    try screen.show([1])
    screen.settle()
    #expect(screen.results.count == 1)
    for count in 0..<5_000 { try screen.show([count]) }
    screen.settle()
    // All but the last response are compared in the first turn.
    #expect(screen.results.count == 1 + 4_999)
    #expect(screen.model.droppedComparisonResultCount == 1)
  }

  @Test(arguments: [Duration.zero, .milliseconds(4)])
  func `no result of a screen of 5,000 contents is dropped for a sink that is not behind`(
    timePerTurn: Duration
  ) throws {
    let budget = CandidateBudget(timePerTurn: timePerTurn, maximumWaitingContents: .max)
    let screen = SlowScreen(.shadow, CandidateSettings(budget: budget))
    screen.sinkTime = 3
    try screen.show(Array(0..<5_000))
    screen.settle()
    #expect(screen.results.count == 5_000)
    #expect(screen.model.droppedComparisonResultCount == 0)
  }
}
