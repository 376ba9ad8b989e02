import CounterScreen
import Parity
import Testing
import TopScreen

@testable import Bridge

/// Failures of the spare handler of a content on which the user acts.
@MainActor
@Suite struct StepFailureTests {
  @Test func `a spare handler that fails at a step is compared at the steps before it`() throws {
    let fixture = TallyFixture(.live, workAfterResponse: .zero, failingAction: 7)
    try fixture.deliver(1, thenAdd: [])
    fixture.bridge.runCandidates()
    try fixture.add(7)
    fixture.bridge.runCandidates()

    let results = fixture.bridge.compareSome(isSettlingTimeOver: true).results

    #expect(results.map(\.outcome) == [.matched, .candidateError])
  }

  @Test func `a step after a failure has the failure too`() throws {
    let fixture = TallyFixture(.live, workAfterResponse: .zero, failingAction: 7)
    try fixture.deliver(1, thenAdd: [7, 10])
    fixture.bridge.runCandidates()
    var results = fixture.bridge.compareSome(isSettlingTimeOver: true).results
    results += fixture.bridge.compareSome(isSettlingTimeOver: true).results
    results += fixture.bridge.compareSome(isSettlingTimeOver: true).results

    #expect(results.map(\.outcome) == [.matched, .candidateError, .candidateError])
  }
}
