import CounterScreen
import Parity
import ScreenDocument
import Testing
import TopScreen

@testable import Bridge

@MainActor
@Suite struct ComparedLanesTests {
  @Test func `a lane that is added again keeps its place, and can be removed`() throws {
    let bridge = BridgeFixture(.shadow).bridge
    bridge.deliver(try ContentDocument.counters("counter#a=1", "counter#b=2").contents)
    var lanes = ComparedLanes()
    for id in ["a", "a", "b"] as [ContentID] {
      let lane = try #require(bridge.table[id])
      lanes.append(lane)
    }
    #expect(lanes.lanesAndGaps.map { $0?.constants.id } == ["a", "b"])
    let isRemoved = lanes.remove("a")
    #expect(isRemoved)
    #expect(lanes.lanesAndGaps.map { $0?.constants.id } == [nil, "b"])
  }
}
