import Bridge
import CounterScreen
import LegacyRx
import Parity
import ScreenDocument
import Testing
import TopScreen

/// The kinds that the ledger knows without any comparison.
@MainActor
@Suite struct NotedKindsTests {
  @Test(arguments: Stage.allCases)
  func `kinds with both sides are noted after each document`(stage: Stage) throws {
    let screen = SlowScreen(stage, CandidateSettings())
    try screen.show([1, 2])
    #expect(screen.sink.notes.isEmpty)
    screen.settle()
    #expect(screen.sink.notes == ["counter \(stage)"])
  }

  @Test func `a kind with one side is not noted`() throws {
    let recorder = EvidenceRecorder(appVersion: "1", onTrip: { _ in })
    let fixture = BridgeFixture(.complete)
    let document = try ContentDocument.counters("stateOnly#s=1", "legacyOnly#l=2", "counter#a=3")
    let model = TopViewModel(
      documents: Observable.just(document),
      bridge: fixture.bridge,
      sink: recorder
    )
    fixture.settle()
    #expect(recorder.ledger.kinds == ["counter"])
    #expect(model.screen.stack.ids == ["s", "l", "a"])
  }

  @Test func `deletion of legacy code is advised after proof, once every version is complete`()
    throws
  {
    let recorder = EvidenceRecorder(appVersion: "1", onTrip: { _ in })
    for hash in 0..<UInt64(455) {
      recorder.record(
        ComparisonResult(id: "a", kind: "counter", outcome: .matched)
          .with(response: ResponseHash(keyName: "test", hash: hash)),
        on: KindConfiguration(flagVersion: "1", stage: .live)
      )
    }
    let fixture = BridgeFixture(.complete)
    let document = try ContentDocument.counters("counter#a=3")
    let model = TopViewModel(
      documents: Observable.just(document),
      bridge: fixture.bridge,
      sink: recorder
    )
    fixture.settle()
    #expect(model.screen.stack.ids == ["a"])
    let evidence = recorder.ledger.evidence()
    #expect(evidence.map(\.advice) == [.delete, .advance])
    #expect(evidence.map(\.legacyCode.isDeletable) == [true, false])
    #expect(
      evidence.map(\.legacyCode.reason)
        == ["nothing uses it, and the state side is proved", "it is still compared"]
    )
  }
}
