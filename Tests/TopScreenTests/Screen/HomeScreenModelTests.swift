import CounterScreen
import ScreenDocument
import StrictJSON
import Testing
import TopScreen
import UIStateLayer

@MainActor
@Suite struct HomeScreenModelTests {
  private let model = HomeScreenModel(state: CounterUIState(), routes: CounterUIState.routes) {
    .tokyo
  }

  @Test func `fills the slot of every routed content`() throws {
    model.show(try .counters("counter#a=1", "stateOnly#b=2"))

    #expect(model.state.counter["a"].value == 1)
    #expect(model.state.stateOnly["b"].value == 2)
    #expect(model.screen.stack.ids == ["a", "b"])
    #expect(model.screen.state == .loaded)
  }

  @Test func `A6 a view attaches in list order, to a slot that has its response`() throws {
    let difference = model.show(try .counters("counter#c=3", "counter#a=1", "stateOnly#b=2"))

    let attached = difference.changes.map { change in
      (
        change.id,
        (change.id == "b" ? model.state.stateOnly : model.state.counter)[change.id.rawValue]
      )
    }
    #expect(attached.map(\.0) == ["c", "a", "b"])
    #expect(attached.map(\.1.value) == [3, 1, 2])
    #expect(attached.allSatisfy { $0.1.phase == .ready })
  }

  @Test func `keeps a content without a route in its place, on no side`() throws {
    model.show(try .counters("counter#a=1", "carousel#b=2", "counter#c=3"))

    #expect(model.screen.stack.items.map(\.side) == [.state, .none, .state])
    let item = try #require(model.composition.items.first { $0.id == "b" })
    #expect(item.content == .unrouted)
    #expect(item.unroutedPayload?.preview == "{ count: 2 }")
  }

  @Test func `an undecodable content affects only itself`() throws {
    model.show(try .counters("counter#a=1", "counter#b=x", "counter#c=3"))

    let composition = model.composition
    #expect(composition.items.map(\.content.phase) == [.ready, .failed, .ready])
    #expect(composition.diagnostics.map(\.code) == ["decodingFailed"])
    #expect(composition.diagnostics.map(\.path.description) == ["/contents/1/value/count"])
  }

  @Test func `a content that never had a valid response has no output`() throws {
    model.show(try .counters("counter#a=x"))

    #expect(model.composition.items.map(\.content.output) == [nil])
  }

  @Test func `diagnostics of reading and of decoding are in document order`() throws {
    model.show(
      try ContentDocument(
        reading: Array(
          """
          { "contents": [
            { "type": "counter", "id": "a", "value": { "count": "x" } },
            null,
            { "type": "counter", "id": "b", "value": { "count": "x" } } ] }
          """.utf8
        )
      )
    )

    #expect(
      model.composition.diagnostics.map(\.code)
        == ["decodingFailed", "notAnObject", "decodingFailed"]
    )
  }

  @Test func `a later undecodable response keeps the last valid value`() throws {
    model.show(try .counters("counter#a=1"))

    model.show(try .counters("counter#a=x"))

    #expect(model.state.counter["a"].value == 1)
    #expect(model.composition.items.map(\.content.phase) == [.failed])
  }

  @Test func `an equal document changes nothing`() throws {
    model.show(try .counters("counter#a=1", "carousel#b=2", "counter#c=x"))

    #expect(model.show(try .counters("counter#a=1", "carousel#b=2", "counter#c=x")).changes == [])
  }

  @Test func `a response field that no view uses changes nothing`() throws {
    func document(_ ignored: String) throws -> ContentDocument {
      try ContentDocument(
        reading: Array(
          #"{"contents":[{"type":"counter","id":"a","value":{"count":1,"ignored":"\#(ignored)"}}]}"#
            .utf8
        )
      )
    }
    model.show(try document("one"))

    #expect(model.show(try document("two")).changes == [])
  }

  @Test func `a changed value updates only its content`() throws {
    model.show(try .counters("counter#a=1", "counter#b=2"))

    #expect(
      model.show(try .counters("counter#a=1", "counter#b=9")).changes
        == [.update("b", from: 1, to: 1)]
    )
  }

  @Test func `a removed content releases its slot`() throws {
    model.show(try .counters("counter#a=1", "counter#b=2"))
    weak let slot = model.state.counter["a"]

    model.show(try .counters("counter#b=2"))

    #expect(slot == nil)
    #expect(model.state.counter.count == 1)
  }

  @Test func `an id that returns with another kind leaves no slot`() throws {
    model.show(try .counters("counter#a=1"))

    model.show(try .counters("stateOnly#a=2"))

    #expect(model.state.counter.count == 0)
    #expect(model.state.stateOnly["a"].value == 2)
  }

  @Test func `a document shown during a delivery is delivered after it`() throws {
    let newest = try ContentDocument.counters("counter#b=2")
    let observation = model.state.counter["a"].observe { [model] value in
      if value == 1 { model.show(newest) }
    }

    let difference = model.show(try .counters("counter#a=1", "counter#c=3"))

    #expect(model.screen.stack.ids == ["b"])
    #expect(model.composition.items.map(\.id) == ["b"])
    #expect(difference.changes == [.insert("b", to: 0)])
    #expect(model.state.counter.count == 1)
    observation.cancel()
  }

  @Test func `contents with a duplicate id are shown once, in stack and composition`() throws {
    let twins =
      try ContentDocument.counters("counter#a=1").contents
      + ContentDocument.counters("counter#a=2").contents

    model.show(ContentDocument(title: nil, contents: twins, diagnostics: []))

    #expect(model.screen.stack.ids == ["a"])
    #expect(model.composition.items.map(\.id) == ["a"])
    #expect(model.state.counter["a"].value == 1)
  }

  @Test func `a content without payload is reported once`() throws {
    model.show(
      try ContentDocument(
        reading: Array(#"{ "contents": [ { "type": "counter", "id": "a" } ] }"#.utf8)
      )
    )

    #expect(model.composition.diagnostics.map(\.code) == ["missingPayload"])
    #expect(model.composition.items.map(\.content.phase) == [.failed])
  }

  @Test func `the reason of a hidden content has its moment in the context's time zone`() throws {
    model.show(try .ruled([#"counter#a "visibility": { "until": 5 }"#]))

    #expect(model.composition.hidden.map(\.reason) == ["ended at 1970-01-01T09:00:05+09:00"])
  }

  @Test func `a document without contents is an empty screen`() throws {
    model.show(try .counters())

    #expect(model.screen.state == .empty)
    #expect(model.composition.items.isEmpty)
  }

  @Test func `an observer of one slot reads the other slots of the same document`() throws {
    let state = CounterUIState()
    let model = HomeScreenModel(state: state, routes: CounterUIState.routes) { .tokyo }
    var seen: [[CounterViewData]] = []
    let token = state.counter["a"].observe { seen.append([$0, state.counter["b"].value]) }

    try model.show(.counters("counter#a=1", "counter#b=1"))
    try model.show(.counters("counter#a=2", "counter#b=2"))

    #expect(seen == [[-1, -1], [1, 1], [2, 2]])
    withExtendedLifetime(token) {}
  }
}
