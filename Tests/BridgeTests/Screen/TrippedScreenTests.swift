import Bridge
import CounterScreen
import LegacyRx
import Parity
import ScreenDocument
import Testing
import TopScreen

/// A screen whose sink is a recorder.
@MainActor
@Suite struct TrippedScreenTests {
  @Test func `a tripped content is shown by its legacy side, in its place`() throws {
    let stages = StageFlags(overrides: StageOverrides(kinds: ["counter": .live]))
    let recorder = EvidenceRecorder(stages: stages)
    let fixture = BridgeFixture(stages, legacyOffset: 1)
    let documents = PublishSubject<ContentDocument>()
    let model = TopViewModel(documents: documents, bridge: fixture.bridge, sink: recorder)
    let contents = { (count: Int) in
      try ContentDocument.counters("stateOnly#s=1", "counter#a=\(count)", "legacyOnly#b=2")
    }

    documents.onNext(try contents(1))
    fixture.settle()
    #expect(model.composition.items.map(\.content.side) == [.state, .state, .legacy])
    #expect(stages.trips.isEmpty)
    documents.onNext(try contents(2))
    fixture.settle()

    #expect(model.composition.items.map(\.content.side) == [.state, .legacy, .legacy])
    #expect(model.screen.stack.ids == ["s", "a", "b"])
    #expect(model.composition.items[1].content.decision?.layer == "trip")
    #expect(recorder.ledger.evidence().map(\.key.kind) == ["counter"])
    #expect(recorder.ledger.evidence().map(\.advice) == [.rollBack])
    #expect(recorder.ledger.evidence().first?.stages.contains(.live) == true)

    documents.onNext(try contents(3))
    fixture.settle()
    #expect(recorder.ledger.evidence().map(\.counts.comparisons) == [2])
  }
}
