import Bridge
import CounterScreen
import Dispatch
import FeatureFlags
import Foundation
import JSONLogic
import LegacyRx
import Parity
import ScreenDocument
import StrictJSON
import Testing
import TopScreen
import UIStateLayer

@MainActor
@Suite struct FlipEdgeTests {
  private static func fixture(_ stage: Stage, neverEmits: Bool = false) -> FlaggedFixture {
    FlaggedFixture(StageFlags(overrides: StageOverrides(all: stage)), neverEmits: neverEmits)
  }

  @Test func `a flip rehosts each content of the kind in place, in one turn`() throws {
    let fixture = Self.fixture(.off)
    try fixture.show("counter#a=1", "stateOnly#x=9", "counter#b=2")
    fixture.settle()
    let before = fixture.model.screen.stack.items
    var turns: [[CounterViewData]] = []
    let observation = observeTurns(
      of: fixture.state.counter["a"],
      fixture.state.counter["b"]
    ) { turns.append([$0, $1]) }

    fixture.stages.overrides.kinds["counter"] = .complete

    let after = fixture.model.screen.stack.items
    #expect(
      StackDifference(from: before, to: after).changes == [
        .rehost("a", from: 0, to: 0), .rehost("b", from: 2, to: 2),
      ]
    )
    #expect(fixture.shown == ["a state 1", "x legacy 9", "b state 2"])
    #expect(turns == [[-1, -1], [1, 2]])
    withExtendedLifetime(observation) {}
  }

  @Test func `a flip that keeps the side changes nothing on the screen`() throws {
    let fixture = Self.fixture(.off)
    try fixture.show("counter#a=1")
    fixture.settle()
    let before = fixture.model.screen.stack
    fixture.stages.overrides.all = .shadow
    #expect(fixture.model.screen.stack == before)
    try fixture.show("counter#a=2")
    fixture.settle()
    #expect(fixture.sink.results.map(\.outcome) == [.matched])
  }

  @Test func `a returning handler replaces the slot at its first emission`()
    throws
  {
    let fixture = Self.fixture(.complete)
    try fixture.show("counter#a=1")
    fixture.stages.overrides.all = .off
    #expect(fixture.shown == ["a state 1"])
    fixture.settle(for: 0.001)
    #expect(fixture.shown == ["a legacy 1"])
  }

  @Test func `a handler that never emits is shown after the handover deadline`() throws {
    let fixture = Self.fixture(.complete, neverEmits: true)
    try fixture.show("counter#a=1")
    fixture.stages.overrides.all = .off
    fixture.settle(for: 0.49)
    #expect(fixture.shown == ["a state 1"])
    fixture.settle(for: 0.02)
    #expect(fixture.shown == ["a legacy –"])
  }

  @Test func `the handover deadline starts at each handler's own flip`() throws {
    let fixture = Self.fixture(.complete, neverEmits: true)
    try fixture.show("counter#a=1")
    fixture.stages.overrides.all = .off
    fixture.settle(for: 0.4)
    fixture.stages.overrides.all = .complete
    fixture.stages.overrides.all = .off
    fixture.settle(for: 0.4)
    #expect(fixture.shown == ["a state 1"])
    fixture.settle(for: 0.11)
    #expect(fixture.shown == ["a legacy –"])
  }

  @Test func `a flip requested inside configure runs after the delivery`() throws {
    let fixture = Self.fixture(.off)
    var sidesInside: [String] = []
    fixture.onConfigure = { _ in
      fixture.stages.overrides.all = .complete
      sidesInside = fixture.shown
    }
    try fixture.show("counter#a=1", "counter#b=2")
    #expect(sidesInside == [])
    #expect(fixture.shown == ["a state 1", "b state 2"])
    #expect(fixture.model.screen.stack.items.map(\.side) == [.state, .state])
  }

  @Test func `a flip requested by a slot observer runs after the notification`() throws {
    let fixture = Self.fixture(.complete)
    var seen: [Int] = []
    let observation = fixture.state.counter["a"].observe { value in
      seen.append(value.count)
      if value == 2 { fixture.stages.overrides.all = .off }
    }
    try fixture.show("counter#a=1")
    try fixture.show("counter#a=2")
    fixture.settle()
    #expect(fixture.shown == ["a legacy 2"])
    try fixture.show("counter#a=3")
    fixture.settle()
    #expect(seen == [-1, 1, 2])
    #expect(fixture.shown == ["a legacy 3"])
    withExtendedLifetime(observation) {}
  }

  @Test(arguments: ["a", "b"] as [ContentID])
  func `a content that a handler releases during a flip is not compared, and can return`(
    released: ContentID
  ) throws {
    let fixture = Self.fixture(.live)
    try fixture.show("counter#a=1", "counter#b=2")
    fixture.settle()
    var configured: [Int] = []
    fixture.onConfigure = { count in
      configured.append(count)
      fixture.model.bridge.release(released)
    }
    fixture.stages.overrides.all = .shadow
    #expect(configured == (released == "a" ? [1, 2] : [1]))
    fixture.onConfigure = { _ in }
    try fixture.show("counter#a=1", "counter#b=2")
    fixture.settle()
    #expect(fixture.shown == ["a legacy 1", "b legacy 2"])
    #expect(fixture.sink.results.map(\.outcome) == Array(repeating: .matched, count: 4))
    try fixture.show()
    #expect(fixture.shown == [])
  }

  @Test func `a flip ignores contents that are not on the screen`() throws {
    let fixture = Self.fixture(.off)
    fixture.stages.overrides.all = .complete
    try fixture.show("counter#a=1")
    #expect(fixture.shown == ["a state 1"])
    try fixture.show()
    fixture.stages.overrides.all = .off
    #expect(fixture.shown == [])
    try fixture.show("counter#a=2", "counter#b=3")
    fixture.settle()
    #expect(fixture.shown == ["a legacy 2", "b legacy 3"])
  }

  @Test(arguments: [Stage.off, .complete])
  func `after an undecodable response the other side shows the last valid one`(stage: Stage)
    throws
  {
    let fixture = Self.fixture(stage)
    try fixture.show("counter#a=1")
    fixture.settle()
    try fixture.show("counter#a=x")
    fixture.stages.overrides.all = stage == .off ? .complete : .off
    fixture.settle()
    let item = try #require(fixture.model.composition.items.first)
    #expect(fixture.shown == [stage == .off ? "a state 1" : "a legacy 1"])
    #expect(item.content.phase == .failed)
    #expect(fixture.model.composition.diagnostics.map(\.severity) == [.error])
  }

  @Test func `responses not compared before a flip are skipped and counted`() throws {
    let fixture = Self.fixture(.live)
    try fixture.show("counter#a=1")
    try fixture.show("counter#a=2")
    fixture.stages.overrides.all = .complete
    fixture.settle()
    #expect(fixture.sink.results.map(\.outcome) == [.skipped, .skipped])
  }

  @Test func `a trip overrides an override for its version only, until it is cleared`()
    throws
  {
    let stages = StageFlags(overrides: StageOverrides(all: .live))
    stages.context.appVersion = "4.1.0"
    let fixture = FlaggedFixture(stages)
    try fixture.show("counter#a=1")
    stages.trips["counter"] = StageTrip(flagVersion: nil, appVersion: "4.0.0", explanation: "old")
    #expect(fixture.shown == ["a state 1"])
    stages.trips["counter"] = StageTrip(
      flagVersion: nil,
      appVersion: "4.1.0",
      explanation: "3 of 5"
    )
    fixture.settle()
    #expect(fixture.shown == ["a legacy 1"])
    let item = try #require(fixture.model.composition.items.first)
    #expect(item.content.decision?.layer == "trip")
    #expect(item.content.sideReason == "tripped: 3 of 5")
    stages.trips["counter"] = nil
    #expect(fixture.shown == ["a state 1"])
  }

  @Test func `a disabled flag flips at once, from any thread`()
    async throws
  {
    let source = SettableFlags(["content.counter": "live", "special": "complete"])
    let fixture = FlaggedFixture(StageFlags(remote: source))
    try fixture.show("counter#a=1", "stateOnly#x=2")
    #expect(fixture.shown == ["a state 1", "x state 2"])

    // Another variant applies to the next screen.
    source.set("special", "off")
    source.set("content.counter", "off")
    #expect(fixture.shown == ["a state 1", "x state 2"])

    await withCheckedContinuation { continuation in
      DispatchQueue.global().async {
        source.disable("special")
        DispatchQueue.main.async { continuation.resume() }
      }
    }
    fixture.settle()
    #expect(fixture.shown == ["a state 1", "x legacy 2"])
    #expect(fixture.model.composition.items[1].content.decision?.flagKey == "special")
    #expect(fixture.model.composition.items[1].content.sideReason == "remote flag disabled")
  }

  @Test
  func
    `the next screen uses the new variants, and a remote without a flag falls back to the file`()
    throws
  {
    let remote = SettableFlags(["special": "live"])
    let file = SettableFlags(["content.counter": "complete", "special": "off"])
    let stages = StageFlags(remote: remote, file: file)
    let first = FlaggedFixture(stages)
    try first.show("counter#a=1", "stateOnly#x=2")
    #expect(first.shown == ["a state 1", "x state 2"])
    #expect(first.model.composition.items.map(\.content.decision?.layer) == ["file", "remote"])
    file.set("content.counter", "off")
    let second = FlaggedFixture(stages)
    try second.show("counter#a=1")
    second.settle()
    #expect(second.shown == ["a legacy 1"])
    #expect(first.shown == ["a state 1", "x state 2"])
  }

  @Test func `A2 a slot keeps its identity through flips, stale while a handler is shown`() throws {
    let fixture = Self.fixture(.complete)
    let slot = fixture.state.counter["a"]
    try fixture.show("counter#a=1")
    fixture.stages.overrides.all = .off
    fixture.settle()
    #expect(slot.phase == .stale && slot.value == 1)
    try fixture.show("counter#a=2")
    #expect(slot.value == 1)
    fixture.stages.overrides.all = .complete
    #expect(slot.phase == .ready && slot.value == 2)
    #expect(fixture.state.counter["a"] === slot)
    try fixture.show()
    #expect(fixture.state.counter.count == 0)
  }
}

/// Text flags that can be set and disabled.
private final class SettableFlags: FeatureProvider {
  private struct Switches {
    var values: [String: String?]
    var observer: (@Sendable (Set<String>) -> Void)?
  }

  // Not a `Mutex`, which the thread sanitizer does not recognise.
  private let lock = NSLock()
  nonisolated(unsafe) private var switches: Switches  // Read and written under the lock.

  init(_ values: [String: String]) {
    switches = Switches(values: values)
  }

  func set(_ key: String, _ value: String) { change(key, value) }
  func disable(_ key: String) { change(key, nil) }

  private func change(_ key: String, _ value: String?) {
    let observer = lock.withLock {
      switches.values.updateValue(value, forKey: key)
      return switches.observer
    }
    observer?([key])
  }

  func evaluate(
    _ key: String,
    as type: FlagType?,
    default defaultValue: JSONTree,
    in context: EvaluationContext,
    at now: Date
  ) -> ResolutionDetails {
    switch lock.withLock({ switches.values[key] }) {
    case nil:
      ResolutionDetails(
        key: key,
        value: defaultValue,
        reason: .error,
        failure: .init(.flagNotFound)
      )
    case .some(nil): ResolutionDetails(key: key, value: defaultValue, reason: .disabled)
    case .some(let value?):
      ResolutionDetails(key: key, value: .string(value), variant: value, reason: .static)
    }
  }

  func observeChanges(
    _ changed: @escaping @Sendable (Set<String>) -> Void
  ) -> FlagObservation? {
    lock.withLock { switches.observer = changed }
    return FlagObservation { [weak self] in self?.forgetObserver() }
  }

  private func forgetObserver() {
    lock.withLock { switches.observer = nil }
  }
}
