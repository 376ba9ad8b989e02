import CounterScreen
import ScreenDocument
import StrictJSON
import Testing
import UIStateLayer

@testable import TopScreen

/// Kinds that are data alone, and slots that are read before anything has filled them.
@MainActor
@Suite struct DataKindTests {
  private let state = DataUIState()
  private let model: HomeScreenModel<DataUIState>

  init() {
    model = HomeScreenModel(state: state, routes: DataUIState.routes) { .tokyo }
  }

  @Test func `a content of a data kind is read, described, and has no item`() throws {
    try model.show(.counters("sum#s=10", "counter#a=1", "total#t=100"))

    #expect(model.screen.stack.ids == ["s", "t"])
    #expect(state.counter["a"].value == 1)
    #expect(state.sum["s"].value == 11)
    #expect(state.total["t"].value == 101)
    let composition = model.composition
    #expect(composition.items.map(\.id) == ["s", "t"])
    #expect(composition.items.map(\.position) == [0, 2])
    #expect(composition.dataOnlyItems.map(\.id) == ["a"])
    #expect(composition.dataOnlyItems.map(\.position) == [1])
    #expect(composition.dataOnlyItems.map(\.content.phase) == [.ready])
    #expect(composition.diagnostics == [])
  }

  @Test func `news of a data kind changes its readers alone`() throws {
    try model.show(.counters("counter#a=1", "sum#s=10", "stateOnly#x=1"))
    let difference = try model.show(.counters("counter#a=2", "sum#s=10", "stateOnly#x=1"))

    #expect(difference.changes.map(\.id) == ["s"])
    #expect(state.sum["s"].value == 12)
  }

  @Test(.timeLimit(.minutes(20)))
  func `a data kind is reloaded on its own, and leaves the stack as it is`() async throws {
    try model.show(.counters("counter#a=1", "sum#s=10"))
    await model.refresh("a") { try ContentDocument.counters("counter#a=5").contents[0] }
    #expect(state.counter["a"].value == 5)
    #expect(model.screen.stack.ids == ["s"])
    while state.sum["s"].value != 15, !Task.isCancelled { await Task.yield() }
  }

  @Test func `a data kind that a phase rule concerns is still no item`() throws {
    let document = ContentDocument {
      TypedContent(
        .sum,
        id: "e",
        CounterResponse(count: -1),
        rules: ContentRules(visibility: ContentVisibility(whenEmpty: .hide))
      )
      TypedContent(.counter, id: "a", CounterResponse(count: 1))
      TypedContent(.sum, id: "s", CounterResponse(count: 1))
    }
    model.show(document)
    #expect(model.screen.stack.ids == ["s"])
    #expect(model.composition.hidden.map(\.id) == ["e"])
    #expect(model.composition.hidden.map(\.visibleCountAbove) == [0])
    model.show(TypedContent(.counter, id: "a", CounterResponse(count: 7)))
    #expect(model.screen.stack.ids.contains("a") == false)
  }

  @Test func `a screen of data alone is empty`() throws {
    try model.show(.counters("counter#a=1"))
    #expect(model.screen.state == .empty)
    #expect(model.screen.stack.ids == [])
  }

  @Test func `a screen of data alone is empty while a rule hides the data`() throws {
    try model.show(.counters("counter#a=1"))
    model.screen.dismiss("a")
    #expect(model.composition.hidden.map(\.id) == ["a"])
    #expect(model.screen.state == .empty)
    #expect(model.composition.state == .empty)
  }

  @Test func `a slot that is read before it was filled is reported with both contents`() throws {
    try model.show(.counters("sum#s=10", "total#t=100"))

    #expect(state.sum["s"].value == 9)
    let diagnostics = model.composition.diagnostics
    #expect(diagnostics.map(\.code) == ["defaultRead"])
    #expect(diagnostics.map(\.severity) == [.warning])
    #expect(
      diagnostics.map(\.message) == [
        "The content 's' of kind 'sum' reads the default value of 'counter', as the screen has no content of this "
          + "kind. Send one in the same document, or read the phase of the slot with 'readingSlots:'."
      ]
    )
  }

  @Test func `a slot whose response does not decode is reported by its id`() throws {
    try model.show(.counters("sum#s=10", "counter#a=x"))

    let messages = model.composition.diagnostics.filter { $0.code == "defaultRead" }.map(\.message)
    #expect(
      messages == [
        "The content 's' of kind 'sum' reads the default value of the content 'a' of kind 'counter', as that "
          + "has no usable response. Send one in the same document, or read the phase of the slot with 'readingSlots:'."
      ]
    )
  }

  @Test func `a route that reads the phase shows no default, and is not reported`() throws {
    try model.show(.counters("total#t=100"))
    #expect(state.total["t"].value == 999)
    #expect(model.composition.diagnostics == [])

    try model.show(.counters("total#t=100", "counter#a=1"))
    #expect(state.total["t"].value == 101)
  }

  @Test func `the report goes when the slot is filled, and stays away while it is stale`() throws {
    try model.show(.counters("sum#s=10"))
    #expect(model.composition.diagnostics.map(\.code) == ["defaultRead"])
    try model.show(.counters("sum#s=10", "counter#a=1"))
    #expect(model.composition.diagnostics == [])
    model.contentReloadFailed("a")
    #expect(state.counter["a"].phase == .stale)
    #expect(model.composition.diagnostics == [])
  }

  @Test func `the phase of a slot that is read is that of its content`() throws {
    var phases: [UIStatePhase] = []
    let routes = ContentRoutes<DataUIState> {
      ContentRoute.data(.counter, slots: \.counter) { CounterViewData($0.count) }
      ContentRoute(.total, slots: \.total, readingSlots: \.counter) { response, counter in
        CounterViewData(response.count + counter.phase.name.count * 1_000)
      }
    }
    let state = DataUIState()
    let model = HomeScreenModel(state: state, routes: routes) { .tokyo }
    for (contents, name) in [
      (["total#t=1"], "idle"), (["total#t=2", "counter#a=x"], "failed"),
      (["total#t=3", "counter#a=4"], "ready"), (["total#t=5", "counter#a=0"], "empty"),
    ] {
      try model.show(.counters(contents))
      #expect(state.total["t"].value.count / 1_000 == name.count, "\(name)")
      phases.append(state.counter["a"].phase)
    }
    #expect(phases.map(\.name) == ["idle", "failed", "ready", "empty"])
  }
}
