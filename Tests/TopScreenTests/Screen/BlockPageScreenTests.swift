import CounterScreen
import Observation
import ScreenDocument
import StrictJSON
import TestSupport
import Testing
import TopScreen
import UIStateLayer

@MainActor
@Suite struct BlockPageScreenTests {
  private let model = HomeScreenModel(state: CounterUIState(), routes: CounterUIState.routes) {
    .tokyo
  }

  private func names(_ difference: StackDifference) -> [String] {
    difference.changes.map { "\($0.name) \($0.id)" }
  }

  @Test func `Y6 a change of properties inserts and deletes nothing`() throws {
    model.show(try .page(["a", "b", "c"]))

    let difference = model.show(
      try .page(
        ["a", "b", "c"],
        property: #"{ "b": { "appearance": { "padding": 8 } }, "c": { "unused": 1 } }"#
      )
    )

    #expect(names(difference) == ["update b"])
    #expect(model.composition.items[1].appearance?.padding == EdgeValues(8))
    #expect(model.show(try .page(["a", "b", "c"])).changes.map(\.name) == ["update"])
  }

  @Test(arguments: UInt64(0)..<100)
  func `Y6 a reordered layout gives only moves`(seed: UInt64) throws {
    var random = Seeded(seed: seed)
    let ids = (0..<12).map { "b\($0)" }
    model.show(try .page(ids))
    let order = ids.shuffled(using: &random)

    let difference = model.show(try .page(order))

    #expect(difference.changes.allSatisfy { $0.name == "move" }, "seed \(seed)")
    #expect(model.screen.stack.ids.map(\.rawValue) == order, "seed \(seed)")
  }

  @Test func `Y6 changed data updates only its blocks`() throws {
    model.show(try .page(["a", "b"]))

    let difference = model.show(
      try .page(["a", "b"], data: #"{ "a": { "count": 2 }, "b": { "count": 1, "x": 1 } }"#)
    )

    #expect(names(difference) == ["update a"])
    #expect(model.state.counter["a"].value == 2)
  }

  @Test func `S8 an equal page changes nothing`() throws {
    let property = #"{ "a": { "appearance": { "padding": 8 } } }"#
    model.show(try .page(["a", "b", "a"], property: property))

    #expect(model.show(try .page(["a", "b", "a"], property: property)).changes == [])
    #expect(model.screen.stack.ids == ["a", "b", "a~2"])
  }

  @Test func `Y6 a refresh publishes each change once, and nothing else`() throws {
    model.show(try .page(["a", "b"]))
    let screen = model.screen
    let stacks = Publications { screen.stack }
    let containers = Publications { screen.containers }
    let titles = Publications { screen.title }
    stacks.start()
    containers.start()
    titles.start()

    let group = #""top": { "appearance": { "margin": 4 } }"#
    #expect(model.show(try .page(["a", "b"], property: "{ \(group) }")).changes == [])
    #expect([stacks.count, containers.count, titles.count] == [0, 1, 0])

    model.show(
      try .page(["b", "c", "a"], property: "{ \"a\": { \"appearance\": { \"padding\": 1 } } }")
    )
    #expect([stacks.count, containers.count, titles.count] == [1, 2, 0])
    model.show(
      try .page(["b", "c", "a"], property: "{ \"a\": { \"appearance\": { \"padding\": 1 } } }")
    )
    #expect([stacks.count, containers.count, titles.count] == [1, 2, 0])
    #expect(screen.containers.map(\.appearance) == [.default, .default, .default])
  }

  @Test func `Y8 a block of an unknown kind stays in its place, on no side`() throws {
    let page = try ContentDocument(
      reading: Array(
        """
        { "layout": { "page": { "level": "page", "id": "p", "main": "s", "children": [
            { "level": "space", "id": "s", "children": [ { "level": "group", "id": "g", "children": [
              { "level": "block", "id": "a", "kind": "counter" },
              { "level": "block", "id": "x", "kind": "carousel" },
              { "level": "block", "id": "b", "kind": "counter" } ] } ] } ] } },
          "data": { "a": { "count": 1 }, "x": { "speed": 9 }, "b": { "count": 2 } } }
        """.utf8
      )
    )
    model.show(page)
    let composition = model.composition

    #expect(composition.items.map(\.side) == [.state, .none, .state])
    #expect(composition.items[1].content == .unrouted)
    #expect(composition.items[1].unroutedPayload?.preview == "{ items: [], speed: 9 }")
    #expect(composition.items.map(\.container) == ["g", "g", "g"])

    let replaced = model.show(try .page(["a", "x", "b"]))
    #expect(names(replaced).sorted() == ["delete x", "insert x", "update a", "update b"])
  }

  @Test func `Y3 popups are reported as hidden, and shown as their own screens`() throws {
    let page = try ContentDocument(
      reading: Array(
        """
        { "layout": {
            "page": { "level": "page", "id": "p", "main": "s", "children": [
              { "level": "space", "id": "s", "children": [ { "level": "group", "id": "g", "children": [
                { "level": "block", "id": "a", "kind": "counter" } ] } ] } ] },
            "popups": [ { "level": "page", "id": "q", "main": "t", "children": [
              { "level": "space", "id": "t", "children": [ { "level": "group", "id": "h", "children": [
                { "level": "block", "id": "b", "kind": "counter" } ] } ] } ] } ] },
          "data": { "a": { "count": 1 }, "b": { "count": 2 } } }
        """.utf8
      )
    )
    model.show(page)
    let composition = model.composition

    #expect(composition.items.map(\.id) == ["a"])
    #expect(composition.containers.map(\.id) == ["p", "s", "g", "q", "t", "h"])
    #expect(composition.hidden.map(\.id) == ["b"])
    #expect(composition.hidden.map(\.position) == [1])
    #expect(composition.hidden.map(\.reason) == ["in the popup 'q', not open"])
    #expect(composition.diagnostics == [])

    model.show(page.popups[0].document)
    #expect(model.composition.items.map(\.content.output) == [AnyViewData(CounterViewData(2))])
  }

  @Test func `S3 a screen reads and performs the actions of its contents`() throws {
    var opened: [String] = []
    var actions = ActionRegistry()
    actions.register("navigate") { opened.append($0.destination?.rawValue ?? "") }
    let model = HomeScreenModel(
      state: CounterUIState(),
      routes: CounterUIState.routes,
      actions: actions
    ) { .tokyo }
    model.show(
      try .page(
        ["a", "b"],
        data: """
          { "a": { "count": 1, "action": "navigate", "destination": "/a" },
            "b": { "count": 1, "action": "navigate", "destination": "file:///a" } }
          """
      )
    )

    for action in model.screen.actions(of: "a") { model.screen.actions.perform(action) }
    #expect(opened == ["/a"])
    #expect(model.screen.actions(of: "b") == [])
    #expect(model.screen.actions(of: "c") == [])
    #expect(model.composition.items.map(\.actions.count) == [1, 0])
    #expect(model.composition.diagnostics.map(\.code) == ["invalidDestination"])
  }

  @Test func `Y9 sizes and spaces persist across refreshes`() throws {
    model.show(try .page(["a", "b"]))
    model.screen.sizes.report(MeasuredSize(width: 10, height: 20), for: "a")
    model.screen.spaces.select("feed", of: "home")

    model.show(try .page(["b"]))
    model.show(try .page(["b", "a"]))

    #expect(model.screen.sizes["a"] == MeasuredSize(width: 10, height: 20))
    #expect(model.screen.spaces.shownSpace(of: "home", in: model.screen.containers) == "feed")
  }
}

/// Counts every announcement of a change.
@MainActor
private final class Publications<Value> {
  private(set) var count = 0
  private let read: @MainActor () -> Value

  init(_ read: @escaping @MainActor () -> Value) {
    self.read = read
  }

  func start() {
    withObservationTracking {
      _ = read()
    } onChange: {
      MainActor.assumeIsolated {
        self.count += 1
        self.start()
      }
    }
  }
}
