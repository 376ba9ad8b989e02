import Bridge
import CounterScreen
import Dispatch
import LegacyRx
import Parity
import ScreenDocument
import Testing
import TopScreen
import UIStateLayer

@MainActor
@Suite struct ArrangedTopViewModelTests {
  private let documents = PublishSubject<ContentDocument>()

  @Test func `a legacy content is inserted after the first emission of its handler`() async throws {
    let fixture = BridgeFixture(.off)
    let model = fixture.model(of: documents)
    documents.onNext(
      try .ruled([
        #"counter#h=7 "order": { "headingOf": "a" }"#,
        #"counter#a=1 "visibility": { "whileLoading": "hide", "whenEmpty": "hide" }"#,
        "counter#b=2",
      ])
    )
    #expect(model.screen.stack.ids == ["b"])
    #expect(model.composition.hidden.map(\.reason).last == "not loaded yet")

    fixture.settle()
    await nextTurn()
    #expect(model.screen.stack.ids == ["h", "a", "b"])

    fixture.handlers[1].configure(CounterResponse(count: 0))
    fixture.settle()
    await nextTurn()
    #expect(model.screen.stack.ids == ["b"])
    #expect(model.composition.hidden.map(\.reason).last == "empty")
    #expect(fixture.handlers.map(\.configured) == [[7], [1, 0], [2]])
  }

  @Test func `a legacy content is hidden by its first output after a response that failed`()
    async throws
  {
    let fixture = BridgeFixture(.off)
    let model = fixture.model(of: documents)
    let rule = #""visibility": { "whenEmpty": "hide" }"#
    documents.onNext(try .ruled([#"counter#a="bad" \#(rule)"#, "counter#b=2"]))
    fixture.settle()
    documents.onNext(try .ruled(["counter#a=0 \(rule)", "counter#b=2"]))
    #expect(model.screen.stack.ids == ["a", "b"])

    fixture.settle()
    await nextTurn()
    #expect(model.screen.stack.ids == ["b"])
    #expect(model.composition.hidden.map(\.reason) == ["empty"])
  }

  @Test func `the reason of a hidden content has its moment in the clock's time zone`() throws {
    let model = BridgeFixture(.off).model(of: documents)
    documents.onNext(try .ruled([#"counter#a "visibility": { "until": 5 }"#]))

    #expect(model.composition.hidden.map(\.reason) == ["ended at 1970-01-01T09:00:05+09:00"])
  }

  @Test func `a flip re-evaluates visibility by the emptiness of the state side`() throws {
    let stages = StageFlags(overrides: StageOverrides(all: .off))
    let fixture = BridgeFixture(stages, legacyOffset: 5)
    let model = fixture.model(of: documents)
    documents.onNext(
      try .ruled([#"counter#a=0 "visibility": { "whenEmpty": "hide" }"#, "counter#b=2"])
    )
    fixture.settle()
    #expect(model.screen.stack.ids == ["a", "b"])

    stages.overrides.all = .complete
    fixture.settle()

    #expect(model.screen.stack.ids == ["b"])
    #expect(model.composition.hidden.map(\.reason) == ["empty"])
  }

  @Test(arguments: Stage.allCases)
  func `a content whose visibility window starts is delivered once and compared`(stage: Stage)
    throws
  {
    let fixture = BridgeFixture(stage)
    let model = fixture.model(of: documents)
    documents.onNext(
      try .ruled(["counter#a=1", #"counter#b=2 "visibility": { "from": 1775005260 }"#])
    )
    fixture.settle()
    #expect(model.screen.stack.ids == ["a"])
    #expect(fixture.state.counter.count == (stage.shownSide == .state ? 1 : 0))

    fixture.settle(for: 60)
    model.screen.rearrange()
    fixture.settle()

    #expect(model.screen.stack.ids == ["a", "b"])
    let configured = fixture.handlers.map(\.configured).filter { !$0.isEmpty }
    #expect(configured == (stage == .complete ? [] : [[1], [2]]))
    #expect(fixture.sink.results.count == (stage.compares ? 2 : 0))
  }

  private func nextTurn() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async { continuation.resume() }
    }
  }
}
