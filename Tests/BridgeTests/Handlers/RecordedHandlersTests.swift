import Bridge
import CounterScreen
import LegacyRx
import Parity
import ScreenDocument
import Testing

@MainActor
@Suite struct RecordedHandlersTests {
  /// The contents of a kind share the parts of their lanes, but not their groups.
  @Test(arguments: [Stage.off, .shadow, .live])
  func `a recording groups the pipelines of each content, also of one kind`(stage: Stage) {
    let fixture = BridgeFixture(stage)
    let recorder = WiringRecorder()
    recorder.record {
      for id in ["a", "b"] as [ContentID] {
        fixture.bridge.deliver(CounterResponse(count: 1), for: .counter, id: id)
      }
      fixture.bridge.runCandidates()
    }
    let groups = recorder.graph.nodes.compactMap(\.group)
    #expect(Set(groups) == ["a", "b"])
    #expect(groups.filter { $0 == "a" }.count == groups.filter { $0 == "b" }.count)
  }
}
