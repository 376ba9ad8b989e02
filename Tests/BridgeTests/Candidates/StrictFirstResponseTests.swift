import Bridge
import CounterScreen
import LegacyRx
import Parity
import Testing
import TopScreen

/// Strict comparison of a slot that has never been filled.
@MainActor
@Suite struct StrictFirstResponseTests {
  @Test(arguments: [Stage.shadow, .live])
  func `a first response that equals the slot's default counts as emitted`(stage: Stage) throws {
    let fixture = StreamFixture(stage, isStrict: true) { count, show, _ in
      show(.next(CounterViewData(count)))
    }
    #expect(try fixture.outcomes(of: [-1]) == [.matched])
    #expect(try fixture.outcomes(of: [2]) == [.matched, .matched])
  }

  @Test(arguments: [Stage.shadow, .live])
  func `a first step that equals the slot's default counts as emitted`(stage: Stage) throws {
    let fixture = TallyFixture(
      stage,
      workAfterResponse: .zero,
      candidates: CandidateSettings(isStrict: true)
    )
    try fixture.deliver(-1, thenAdd: [])
    fixture.bridge.runCandidates()
    #expect(fixture.bridge.compareSome().results.map(\.outcome) == [.matched])
  }
}
