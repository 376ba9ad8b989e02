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
  @Test func `A1 off reaches the handler alone`() throws {
    let fixture = BridgeFixture(.off)

    let delivery = fixture.bridge.deliver(CounterResponse(count: 3), for: .counter, id: "a")

    #expect(delivery.side == .legacy)
    #expect(fixture.handlers.map(\.configured) == [[3]])
    #expect(fixture.state.counter.count == 0)
  }

  @Test func `A1 complete reaches the slot alone`() throws {
    let fixture = BridgeFixture(.complete)

    let delivery = fixture.bridge.deliver(CounterResponse(count: 3), for: .counter, id: "a")

    #expect(delivery.side == .state)
    #expect(fixture.handlers.isEmpty)
    #expect(fixture.state.counter["a"].value == 3)
  }

  @Test func `A1 shadow shows the handler and leaves the shown slot untouched`() throws {
    let fixture = BridgeFixture(.shadow)

    fixture.bridge.deliver(CounterResponse(count: 3), for: .counter, id: "a")
    fixture.settle()
    fixture.bridge.runCandidates()

    #expect(fixture.handlers.map(\.configured) == [[3]])
    #expect(fixture.state.counter["a"].phase == .idle)
    #expect(fixture.bridge.compare().map(\.outcome) == [.matched])
  }

  @Test func `A1 live shows the slot, and its spare handler does nothing to the world`() throws {
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
  func `the handler that shows a content can be asked for, and one beside a slot cannot`(
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

  @Test func `A2 a slot observed before the response sees it`() {
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
  func `a difference is named by its place and both values`(stage: Stage) {
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

  @Test func `a handler that shows nothing differs from a slot that shows something`() {
    let fixture = BridgeFixture(.shadow)

    fixture.bridge.deliver(CounterResponse(count: 3), for: .counter, id: "a")
    fixture.bridge.runCandidates()

    let result = fixture.bridge.compare().first
    #expect(result?.outcome == .mismatched)
    #expect(result?.differences.first?.legacy == nil)
  }

  @Test func `of several responses between comparisons the newest is compared`() {
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
  func `nothing is compared where one side runs alone`(stage: Stage) {
    let fixture = BridgeFixture(stage)

    fixture.bridge.deliver(CounterResponse(count: 1), for: .counter, id: "a")
    fixture.bridge.runCandidates()
    fixture.settle()

    #expect(fixture.bridge.compare().isEmpty)
  }

  @Test(arguments: Stage.allCases)
  func `a kind with one side is shown by that side, whatever its flag says`(stage: Stage) throws {
    let fixture = BridgeFixture(StageFlags(overrides: StageOverrides(all: stage)))
    let document = try ContentDocument.counters("legacyOnly#a=1", "stateOnly#b=2", "other#c=3")

    let sides = document.contents.map { fixture.bridge.deliver($0).side }

    #expect(sides == [.legacy, .state, .none])
    let reasons = document.contents.map { fixture.bridge.description(of: $0).reason }
    #expect(
      reasons == [
        stage == .off ? "no state side" : "no state side; override asks for \(stage)",
        stage == .complete ? "no legacy side" : "no legacy side; override asks for \(stage)",
        "no route",
      ]
    )
  }

  @Test(arguments: [Stage.shadow, .live])
  func `a handler that does not tell what it shows stays off`(stage: Stage) throws {
    let fixture = BridgeFixture(StageFlags(overrides: StageOverrides(all: stage)), isSilent: true)
    let document = try ContentDocument.counters("counter#a=1")

    let delivery = fixture.bridge.deliver(document.contents[0])

    #expect(delivery.side == .legacy)
    #expect(fixture.silent.map(\.configured) == [[1]])
    let description = fixture.bridge.description(of: document.contents[0])
    #expect(description.decision?.stage == "off")
    #expect(description.phase == .ready)
    #expect(description.output == nil)
  }

  @Test(arguments: Stage.allCases)
  func `a response that cannot be decoded costs its content alone`(stage: Stage) throws {
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
  func `a response decoded elsewhere counts as one, also after one that failed`(
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

  @Test func `equal bytes after a response decoded elsewhere are news`() throws {
    let fixture = BridgeFixture(.off)
    let response = try ContentDocument.counters("counter#a=1").contents[0]
    fixture.bridge.deliver(response)
    #expect(!fixture.bridge.deliver(response).changesOutput)

    fixture.bridge.deliver(CounterResponse(count: 2), for: .counter, id: "a")

    #expect(fixture.bridge.deliver(response).changesOutput)
  }

  @Test func `a candidate runs once for each response`() throws {
    let fixture = BridgeFixture(.live)
    fixture.bridge.deliver(CounterResponse(count: 1), for: .counter, id: "a")

    fixture.bridge.runCandidates()
    fixture.bridge.runCandidates()

    #expect(fixture.handlers.map(\.configured) == [[1]])
  }

  @Test func `a response whose content leaves before it is compared is skipped`() {
    let fixture = BridgeFixture(.shadow)
    fixture.bridge.deliver(CounterResponse(count: 1), for: .counter, id: "a")
    fixture.bridge.deliver(CounterResponse(count: 2), for: .counter, id: "a")

    fixture.bridge.release("a")

    #expect(fixture.bridge.compare().map(\.outcome) == [.skipped, .skipped])
    #expect(fixture.bridge.compare().isEmpty)
  }

  @Test(arguments: [Stage.shadow, .live])
  func `a candidate whose content has left runs no more, and is let go`(stage: Stage) {
    let fixture = BridgeFixture(stage)
    fixture.bridge.deliver(CounterResponse(count: 1), for: .counter, id: "a")

    fixture.bridge.release("a")
    fixture.bridge.runCandidates()

    #expect(fixture.handlers.map(\.configured) == [stage == .shadow ? [1] : []])
    weak let handler = fixture.handlers.first
    fixture.forgetHandlers()
    #expect(handler == nil)
  }

  @Test func `results stay in the order of arrival when contents come and go`() {
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
  func `what has left the screen leaves no handler and no slot`(stage: Stage) throws {
    let fixture = BridgeFixture(stage)
    fixture.bridge.deliver(CounterResponse(count: 1), for: .counter, id: "a")
    fixture.bridge.runCandidates()
    weak let slot = stage.shownSide == .state ? fixture.state.counter["a"] : nil

    fixture.bridge.release("a")

    #expect(slot == nil)
    #expect(fixture.state.counter.count == 0)
  }

  @Test func `a content has one handler for as long as it is on the screen`() {
    let fixture = BridgeFixture(.off)

    for count in 1...3 {
      fixture.bridge.deliver(CounterResponse(count: count), for: .counter, id: "a")
    }
    fixture.bridge.deliver(CounterResponse(count: 9), for: .counter, id: "b")

    #expect(fixture.handlers.map(\.configured) == [[1, 2, 3], [9]])
  }

  @Test func `a compared handler stands at the moment of the delivery`() {
    let fixture = BridgeFixture(.live)
    fixture.bridge.deliver(CounterResponse(count: 1), for: .counter, id: "a")
    let moment = fixture.scheduler.now

    fixture.settle()
    fixture.bridge.runCandidates()

    #expect(fixture.handlers.first?.environment.clock.now == moment)
    #expect(fixture.scheduler.now > moment)
  }
}
