import Bridge
import CounterScreen
import Parity
import ScreenDocument
import Testing

/// The measured durations of both sides.
@MainActor
@Suite struct LatencyTests {
  @Test(arguments: [Stage.shadow, .live])
  func `a result contains the durations of both sides, on either shown side`(stage: Stage) throws {
    let screen = SlowScreen(stage, CandidateSettings(measuresLatency: true))
    screen.legacyTime = 30
    screen.stateTime = { $0 }
    try screen.show([5, 7])
    screen.settle()
    #expect(
      screen.sink.results.map(\.latency) == [
        ComparisonLatency(legacy: .milliseconds(30), state: .milliseconds(5)),
        ComparisonLatency(legacy: .milliseconds(30), state: .milliseconds(7)),
      ]
    )
  }

  @Test func `of several responses, only the compared one has durations`() throws {
    let screen = SlowScreen(.shadow, CandidateSettings(measuresLatency: true))
    screen.stateTime = { $0 }
    try screen.show([5])
    try screen.show([7])
    screen.settle()
    #expect(screen.results == ["0 skipped", "0 matched"])
    #expect(screen.sink.results.map(\.latency?.state) == [nil, .milliseconds(7)])
  }

  @Test func `background work of a handler counts until its last emission`() throws {
    let screen = SlowScreen(.shadow, CandidateSettings(measuresLatency: true), delay: 20)
    screen.stateTime = { _ in 50 }
    try screen.show([1])
    screen.settle()
    // The candidate's 50 ms have passed when the handler shows.
    #expect(
      screen.sink.results.map(\.latency) == [
        ComparisonLatency(legacy: .milliseconds(50), state: .milliseconds(50))
      ]
    )
  }

  @Test(arguments: Stage.allCases)
  func `no duration is measured unless requested`(stage: Stage) throws {
    let screen = SlowScreen(stage, CandidateSettings())
    try screen.show([1])
    screen.settle()
    #expect(screen.sink.results.map(\.latency) == (stage.compares ? [nil] : []))
  }

  @Test func `durations are written to the ledger`() throws {
    let screen = SlowScreen(.shadow, CandidateSettings(measuresLatency: true))
    screen.legacyTime = 3
    try screen.show([1, 2])
    screen.settle()
    let recorder = EvidenceRecorder(appVersion: "1", onTrip: { _ in })
    for result in screen.sink.results { recorder.record(result) }
    let evidence = recorder.ledger.evidence()
    #expect(evidence.map(\.latency.legacy.count) == [2])
    #expect(evidence.first?.latency.legacy.quantile(0.5).map { $0 >= .milliseconds(3) } == true)
  }
}
