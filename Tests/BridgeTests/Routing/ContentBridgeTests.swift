import Bridge
import CounterScreen
import LegacyRx
import Parity
import ScreenDocument
import StrictJSON
import Testing
import TopScreen
import UIStateLayer

@MainActor
@Suite struct ContentBridgeTests {
  @Test func `A1 off delivers to the handler only`() throws {
    let fixture = BridgeFixture(.off)

    let delivery = fixture.bridge.deliver(CounterResponse(count: 3), for: .counter, id: "a")

    #expect(delivery.side == .legacy)
    #expect(fixture.handlers.map(\.configured) == [[3]])
    #expect(fixture.state.counter.count == 0)
  }

  @Test func `A1 complete delivers to the slot only`() throws {
    let fixture = BridgeFixture(.complete)

    let delivery = fixture.bridge.deliver(CounterResponse(count: 3), for: .counter, id: "a")

    #expect(delivery.side == .state)
    #expect(fixture.handlers.isEmpty)
    #expect(fixture.state.counter["a"].value == 3)
  }

  @Test func `A1 shadow shows the handler and leaves the shown slot unchanged`() throws {
    let fixture = BridgeFixture(.shadow)

    fixture.bridge.deliver(CounterResponse(count: 3), for: .counter, id: "a")
    fixture.settle()
    fixture.bridge.runCandidates()

    #expect(fixture.handlers.map(\.configured) == [[3]])
    #expect(fixture.state.counter["a"].phase == .idle)
    #expect(fixture.bridge.compare().map(\.outcome) == [.matched])
  }

  @Test func `A1 live shows the slot, and its spare handler performs no effects`() throws {
    let fixture = BridgeFixture(.live)

    fixture.bridge.deliver(CounterResponse(count: 3), for: .counter, id: "a")
    #expect(fixture.state.counter["a"].value == 3)
    #expect(fixture.handlers.map(\.configured) == [[]])

    fixture.bridge.runCandidates()
    fixture.settle()
    #expect(fixture.handlers.map(\.configured) == [[3]])
    #expect(fixture.effects.effects.isEmpty)
    #expect(fixture.bridge.compare().map(\.outcome) == [.matched])
  }

  @Test(arguments: Stage.allCases)
  func `the shown handler can be requested, and a spare handler cannot`(
    stage: Stage
  ) throws {
    let fixture = BridgeFixture(stage)
    #expect(fixture.bridge.handler(of: "a") == nil)

    fixture.bridge.deliver(CounterResponse(count: 3), for: .counter, id: "a")
    fixture.bridge.runCandidates()

    let shown = stage.shownSide == .legacy ? fixture.handlers.first : nil
    #expect(fixture.bridge.handler(of: "a") === shown)
    fixture.bridge.release("a")
    #expect(fixture.bridge.handler(of: "a") == nil)
  }

  @Test func `A2 an observer added to a slot before the response receives it`() {
    let fixture = BridgeFixture(.complete)
    let slot = fixture.state.counter["a"]
    var seen: [CounterViewData] = []
    let observation = slot.observe { seen.append($0) }

    fixture.bridge.deliver(CounterResponse(count: 3), for: .counter, id: "a")

    #expect(seen == [-1, 3])
    #expect(fixture.state.counter["a"] === slot)
    observation.cancel()
  }

  @Test(arguments: [Stage.shadow, .live])
  func `a difference contains its path and both values`(stage: Stage) {
    let fixture = BridgeFixture(stage, legacyOffset: 10)

    fixture.bridge.deliver(CounterResponse(count: 3), for: .counter, id: "a")
    fixture.bridge.runCandidates()
    fixture.settle()

    #expect(
      fixture.bridge.compare() == [
        ComparisonResult(
          id: "a",
          kind: "counter",
          outcome: .mismatched,
          differences: [
            ParityDifference(
              path: JSONPointer(tokens: ["count"]),
              legacy: .number("13"),
              state: .number("3")
            )
          ]
        )
      ]
    )
  }

  @Test func `an empty handler output differs from a slot with a value`() {
    let fixture = BridgeFixture(.shadow)

    fixture.bridge.deliver(CounterResponse(count: 3), for: .counter, id: "a")
    fixture.bridge.runCandidates()

    let result = fixture.bridge.compare().first
    #expect(result?.outcome == .mismatched)
    #expect(result?.differences.first?.legacy == nil)
  }

  @Test func `of several responses between comparisons the latest is compared`() {
    let fixture = BridgeFixture(.shadow)
    for count in 1...3 {
      fixture.bridge.deliver(CounterResponse(count: count), for: .counter, id: "a")
    }
    fixture.bridge.runCandidates()
    fixture.settle()

    #expect(fixture.bridge.compare().map(\.outcome) == [.skipped, .skipped, .matched])
    #expect(fixture.bridge.compare().isEmpty)
  }

  @Test(arguments: [Stage.off, .complete])
  func `a stage with one side compares nothing`(stage: Stage) {
    let fixture = BridgeFixture(stage)

    fixture.bridge.deliver(CounterResponse(count: 1), for: .counter, id: "a")
    fixture.bridge.runCandidates()
    fixture.settle()

    #expect(fixture.bridge.compare().isEmpty)
  }

  @Test(arguments: Stage.allCases)
  func `a kind with one side is shown by that side, for any flag`(stage: Stage) throws {
    let fixture = BridgeFixture(StageFlags(overrides: StageOverrides(all: stage)))
    let document = try ContentDocument.counters("legacyOnly#a=1", "stateOnly#b=2", "other#c=3")

    let sides = document.contents.map { fixture.bridge.deliver($0).side }

    #expect(sides == [.legacy, .state, .none])
    let reasons = document.contents.map { fixture.bridge.description(of: $0).sideReason }
    #expect(
      reasons == [
        stage == .off ? "no state side" : "no state side; override asks for \(stage)",
        stage == .complete ? "no legacy side" : "no legacy side; override asks for \(stage)",
        "no route",
      ]
    )
  }

  @Test(arguments: [Stage.shadow, .live])
  func `a handler that cannot be observed stays off`(stage: Stage) throws {
    let fixture = BridgeFixture(
      StageFlags(overrides: StageOverrides(all: stage)),
      isSilent: true
    )
    let document = try ContentDocument.counters("counter#a=1")

    let delivery = fixture.bridge.deliver(document.contents[0])

    #expect(delivery.side == .legacy)
    #expect(fixture.silent.map(\.configured) == [[1]])
    let description = fixture.bridge.description(of: document.contents[0])
    #expect(description.decision?.stage == "off")
    #expect(description.phase == .ready)
    #expect(description.output == nil)
  }

  @Test func `a handler that cannot be observed is replaced on complete, and created again on off`()
    throws
  {
    let stages = StageFlags(overrides: StageOverrides(all: .complete))
    let fixture = BridgeFixture(stages, isSilent: true)
    let document = try ContentDocument.counters("counter#a=1")
    let content = document.contents[0]

    #expect(fixture.bridge.deliver(content).side == .state)
    #expect(fixture.silent.isEmpty)
    #expect(fixture.bridge.description(of: content).decision?.stage == "complete")
    #expect(fixture.bridge.description(of: content).phase == .ready)

    for expected in 1...2 {
      stages.overrides = StageOverrides(all: .off)
      #expect(fixture.bridge.description(of: content).side == .legacy)
      #expect(fixture.silent.map(\.configured) == Array(repeating: [1], count: expected))
      stages.overrides = StageOverrides(all: .complete)
      #expect(fixture.bridge.description(of: content).side == .state)
    }
  }

  @Test(arguments: Stage.allCases)
  func `an undecodable response affects only its content`(stage: Stage) throws {
    let fixture = BridgeFixture(stage)
    let document = try ContentDocument.counters("counter#a=1", "counter#b=x", "counter#c=3")

    for response in document.contents { fixture.bridge.deliver(response) }
    fixture.settle()

    let descriptions = document.contents.map { fixture.bridge.description(of: $0) }
    #expect(descriptions.map(\.phase) == [.ready, .failed, .ready])
    #expect(
      descriptions[1].diagnostics.map(\.path.description) == ["/contents/1/value/count"]
    )
  }

  @Test(arguments: Stage.allCases)
  func `a response that the caller decoded counts, also after a failed one`(
    stage: Stage
  ) throws {
    let fixture = BridgeFixture(stage)
    let response = try ContentDocument.counters("counter#a=x").contents[0]
    fixture.bridge.deliver(response)
    #expect(fixture.bridge.description(of: response).phase == .failed)

    fixture.bridge.deliver(CounterResponse(count: 1), for: .counter, id: "a")
    fixture.settle()

    #expect(fixture.bridge.description(of: response).phase == .ready)
    #expect(fixture.bridge.description(of: response).diagnostics == [])
  }

  @Test func `an observer of the slot reads no error of the previous response`() throws {
    let fixture = BridgeFixture(.complete)
    let failing = try ContentDocument.counters("counter#a=x").contents[0]
    let valid = try ContentDocument.counters("counter#a=1").contents[0]
    fixture.bridge.deliver(failing)
    #expect(fixture.bridge.description(of: failing).diagnostics.map(\.severity) == [.error])
    var read: [ContentDescription] = []
    let observation = fixture.state.counter["a"].observe { value in
      if value == 1 { read.append(fixture.bridge.description(of: valid)) }
    }

    fixture.bridge.deliver(valid)

    #expect(read.map(\.phase) == [.ready])
    #expect(read.map(\.diagnostics) == [[]])
    observation.cancel()
  }

  @Test(arguments: Stage.allCases)
  func `a failed content that receives the bytes of its last valid response changes`(
    stage: Stage
  ) throws {
    let fixture = BridgeFixture(stage)
    let changes = try ["1", "1", "x", "x", "1", "1"].map { count in
      let response = try ContentDocument.counters("counter#a=\(count)").contents[0]
      return fixture.bridge.deliver(response).changesOutput
    }
    #expect(changes == [true, false, true, false, true, false])
  }

  @Test func `equal bytes after a caller-decoded response are delivered again`() throws {
    let fixture = BridgeFixture(.off)
    let response = try ContentDocument.counters("counter#a=1").contents[0]
    fixture.bridge.deliver(response)
    #expect(!fixture.bridge.deliver(response).changesOutput)

    fixture.bridge.deliver(CounterResponse(count: 2), for: .counter, id: "a")

    #expect(fixture.bridge.deliver(response).changesOutput)
  }

  @Test func `a candidate runs once per response`() throws {
    let fixture = BridgeFixture(.live)
    fixture.bridge.deliver(CounterResponse(count: 1), for: .counter, id: "a")

    fixture.bridge.runCandidates()
    fixture.bridge.runCandidates()

    #expect(fixture.handlers.map(\.configured) == [[1]])
  }

  @Test func `a response whose content is removed before comparison is skipped`() {
    let fixture = BridgeFixture(.shadow)
    fixture.bridge.deliver(CounterResponse(count: 1), for: .counter, id: "a")
    fixture.bridge.deliver(CounterResponse(count: 2), for: .counter, id: "a")

    fixture.bridge.release("a")

    #expect(fixture.bridge.compare().map(\.outcome) == [.skipped, .skipped])
    #expect(fixture.bridge.compare().isEmpty)
  }

  @Test(arguments: [Stage.shadow, .live])
  func `a candidate of a removed content does not run and is released`(stage: Stage) {
    let fixture = BridgeFixture(stage)
    fixture.bridge.deliver(CounterResponse(count: 1), for: .counter, id: "a")

    fixture.bridge.release("a")
    fixture.bridge.runCandidates()

    #expect(fixture.handlers.map(\.configured) == [stage == .shadow ? [1] : []])
    weak let handler = fixture.handlers.first
    fixture.forgetHandlers()
    #expect(handler == nil)
  }

  @Test func `results keep the order of arrival while contents are inserted and removed`() {
    let fixture = BridgeFixture(.shadow)
    var expected: [ContentID] = []
    for number in 0..<20 {
      let id = ContentID("\(number)")
      fixture.bridge.deliver(CounterResponse(count: number), for: .counter, id: id)
      if number % 3 == 2 { expected.append(id) }
    }
    for number in 0..<20 where number % 3 != 2 { fixture.bridge.release(ContentID("\(number)")) }
    fixture.bridge.deliver(CounterResponse(count: 7), for: .counter, id: "late")

    fixture.bridge.runCandidates()
    fixture.settle()

    let compared = fixture.bridge.compare().filter { $0.outcome != .skipped }
    #expect(compared.map(\.id) == expected + ["late"])
    #expect(compared.allSatisfy { $0.outcome == .matched })
  }

  @Test(arguments: Stage.allCases)
  func `a removed content keeps neither handler nor slot`(stage: Stage) throws {
    let fixture = BridgeFixture(stage)
    fixture.bridge.deliver(CounterResponse(count: 1), for: .counter, id: "a")
    fixture.bridge.runCandidates()
    weak let slot = stage.shownSide == .state ? fixture.state.counter["a"] : nil

    fixture.bridge.release("a")

    #expect(slot == nil)
    #expect(fixture.state.counter.count == 0)
  }

  @Test func `a content keeps one handler while it is on the screen`() {
    let fixture = BridgeFixture(.off)

    for count in 1...3 {
      fixture.bridge.deliver(CounterResponse(count: count), for: .counter, id: "a")
    }
    fixture.bridge.deliver(CounterResponse(count: 9), for: .counter, id: "b")

    #expect(fixture.handlers.map(\.configured) == [[1, 2, 3], [9]])
  }

  @Test func `a compared handler reads the moment of the delivery`() {
    let fixture = BridgeFixture(.live)
    fixture.bridge.deliver(CounterResponse(count: 1), for: .counter, id: "a")
    let moment = fixture.scheduler.now

    fixture.settle()
    fixture.bridge.runCandidates()

    #expect(fixture.handlers.first?.environment.clock.now == moment)
    #expect(fixture.scheduler.now > moment)
  }
}
