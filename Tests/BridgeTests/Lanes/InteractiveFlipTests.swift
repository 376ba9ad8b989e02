import CounterScreen
import Foundation
import LegacyRx
import Parity
import ScreenDocument
import Testing
import TopScreen
import UIStateLayer

@testable import Bridge

/// Flips of a content on which the user acts.
@MainActor
@Suite struct InteractiveFlipTests {
  @Test func `at its deadline an arriving handler receives the steps one after the other`() throws {
    let fixture = TallyFixture(.complete)
    try fixture.deliver(1, thenAdd: [10, 100])
    var rehosted: [[ContentID: Side]] = []
    fixture.bridge.onSideChange = { rehosted.append($0) }

    fixture.stages.overrides.kinds["counter"] = .off
    #expect(fixture.handlerEvents == [["response 1"]])
    fixture.settle()

    #expect(
      fixture.handlerEvents == [["response 1", "begin 10", "end 10", "begin 100", "end 100"]]
    )
    #expect(fixture.bridge.output(of: "a") == AnyViewData(CounterViewData(111)))
    #expect(rehosted == [["a": .legacy]])
  }

  /// A handler that still works at its deadline receives its steps then, any other one after its
  /// work.
  @Test(arguments: [Duration.seconds(10), .milliseconds(100)])
  func `an arriving handler that flips its content is not shown, and receives no more steps`(
    work: Duration
  ) throws {
    let fixture = TallyFixture(.complete, workAfterResponse: work)
    try fixture.deliver(1, thenAdd: [10, 100])
    var rehosted: [[ContentID: Side]] = []
    fixture.bridge.onSideChange = { rehosted.append($0) }
    fixture.onAction = { _ in fixture.stages.overrides.kinds["counter"] = .complete }

    fixture.stages.overrides.kinds["counter"] = .off
    fixture.settle()

    #expect(fixture.handlerEvents == [["response 1", "begin 10", "end 10"]])
    #expect(fixture.bridge.phase(of: "a") == .ready)
    #expect(rehosted == [])
    try fixture.add(1_000)
    #expect(fixture.bridge.output(of: "a") == AnyViewData(CounterViewData(1_111)))
  }

  @Test(arguments: [Stage.off, .shadow])
  func `a handler that starts beside the slot for its listeners receives the earlier steps`(
    stage: Stage
  ) throws {
    let fixture = TallyFixture(stage, feeding: ["sum"])
    try fixture.deliver(1, thenAdd: [10])
    fixture.bridge.runCandidates()

    fixture.stages.overrides.kinds["counter"] = .complete

    let steps = ["response 1", "begin 10", "end 10"]
    #expect(fixture.handlerEvents == [steps, steps])
  }

  @Test func `a step during a handover to shadow is skipped`() throws {
    let fixture = TallyFixture(.complete)
    try fixture.deliver(1, thenAdd: [])
    fixture.stages.overrides.kinds["counter"] = .shadow
    try fixture.add(10)
    fixture.settle()
    try fixture.add(100)
    fixture.bridge.runCandidates()

    let results = fixture.bridge.compareSome().results

    #expect(results.map(\.outcome) == [.skipped, .matched])
    #expect(fixture.bridge.output(of: "a") == AnyViewData(CounterViewData(111)))
  }
}
