import CounterScreen
import Foundation
import ScreenDocument
import ScreenViews
import SwiftUI
import Testing
import TopScreen
import UIStateLayer

@MainActor
@Suite struct ScreenStackTests {
  private let model = HomeScreenModel(
    state: CounterUIState(),
    routes: CounterUIState.routes,
    context: { .tokyo }
  )
  private let refreshes = Refreshes()

  private var drawing: StubNode {
    let views = ContentViews<CounterUIState> {
      SlotView(.counter, slots: \.counter) { Text("\($0.count)") }
    }
    let refreshes = refreshes
    return stubNode(
      of: ScreenStack(model, views: views.placeholder { Text("no \($0.kind)") }) {
        refreshes.count += 1
      } notice: {
        Text("notice: \($0)")
      }
    )
  }

  private func ids(_ drawing: StubNode) -> [String] { drawing.all("element").map(\.contentID) }

  @Test func `contents are drawn in the order of the stack, each with its own view`() throws {
    model.show(try .counters("counter#b=2", "unknown#x=0", "counter#a=1"))

    #expect(ids(drawing) == ["b", "x", "a"])
    #expect(drawing.texts == ["2", "no unknown", "1", "notice: loaded"])

    model.show(try .counters("counter#a=1", "counter#b=3"))
    #expect(ids(drawing) == ["a", "b"])
    #expect(drawing.texts == ["1", "3", "notice: loaded"])
  }

  @Test(arguments: [false, true])
  func `an id that returns with another kind gets another view`(isPage: Bool) throws {
    func show(_ kind: String) throws {
      model.show(isPage ? try .page(["a"], kind: kind) : try .counters("\(kind)#a=1"))
    }
    func identity() -> String? { drawing.all("element").last?.detail }
    try show("counter")
    let before = identity()
    try show("counter")
    #expect(identity() == before)

    try show("stateOnly")

    #expect(identity() != before)
  }

  @Test func `S7 every state of the screen is announced`() throws {
    #expect(drawing.texts == ["notice: loading"])
    model.documentFailed()
    #expect(drawing.texts == ["notice: failed"])
    model.show(try .counters())
    #expect(drawing.texts == ["notice: empty"])
    model.show(try .counters("counter#a=1"))
    model.documentFailed()
    #expect(drawing.texts == ["1", "notice: stale"])
  }

  @Test func `pulling down refreshes and waits until the refresh ends`() async throws {
    let pull = try #require(drawing.all("refreshable").first?.asyncAction)

    await pull()

    #expect(refreshes.count == 1)
  }

  @Test func `a refresh goes on when the redraw that it causes cancels it`() async throws {
    let (answers, answer) = AsyncStream<Void>.makeStream()
    let refreshes = refreshes
    let stack = ScreenStack(model, views: ContentViews<CounterUIState> {}) {
      for await _ in answers { break }
      if !Task.isCancelled { refreshes.count += 1 }
    } notice: { _ in
      EmptyView()
    }
    let pull = try #require(stubNode(of: stack).all("refreshable").first?.asyncAction)
    let pulled = Task { await pull() }

    pulled.cancel()
    answer.yield()
    await pulled.value

    #expect(refreshes.count == 1)
  }

  @Test(arguments: [false, true])
  func `the scroll position follows the rows, and can be saved and restored`(
    isPage: Bool
  ) throws {
    model.show(isPage ? try .page(["a", "b"]) : try .counters("counter#a=1", "counter#b=1"))
    var saved: ContentIdentity? = ContentIdentity(id: "b", kind: "counter")
    let position = StateBinding<ContentIdentity?>(get: { saved }, set: { saved = $0 })
    let stack = ScreenStack(
      model,
      views: ContentViews<CounterUIState> {},
      refresh: {},
      position: position.swiftUI
    ) { _ in EmptyView() }
    let scroll = try #require(stubNode(of: stack).all("scrollPosition").first)
    #expect(scroll.detail == "b (counter)")

    scroll.action?(ContentIdentity(id: "a", kind: "counter"))

    #expect(saved?.id == "a")
    let targets = scroll.all("scrollTargetLayout").flatMap { $0.all("element") }
    #expect(targets.map(\.contentID) == ["a", "b"])
    #expect(drawing.all("scrollPosition").map(\.detail) == [""])
  }

  @Test func `another model is followed at once`() throws {
    let other = HomeScreenModel(
      state: CounterUIState(),
      routes: CounterUIState.routes,
      context: { .tokyo }
    )
    func task(_ model: HomeScreenModel<CounterUIState>) -> String? {
      let stack = ScreenStack(model, views: ContentViews<CounterUIState> {}, refresh: {}) { _ in
        EmptyView()
      }
      return stubNode(of: stack).all("task").first?.detail
    }

    #expect(task(model) == task(model))
    #expect(task(model) != task(other))
  }

  @Test func `a row is one view, also of several views and of none`() throws {
    model.show(try .counters("counter#a=1", "unknown#x=0", "counter#b=0"))
    let views = ContentViews<CounterUIState> {
      SlotView(.counter, slots: \.counter) {
        Text("\($0.count)")
        Text("second")
      }
    }
    let stack = ScreenStack(model, views: views, refresh: {}) { _ in EmptyView() }

    let rows = stubNode(of: stack).all("element")

    #expect(rows.map { $0.children.map(\.name) } == [["vstack"], ["vstack"], ["vstack"]])
    #expect(rows.map { $0.all("onGeometryChange").count } == [2, 0, 0])
  }

  @Test func `Y9 the measured size of a content is stored for its id`() throws {
    model.show(try .counters("counter#a=1"))
    let sizes = drawing.all("onGeometryChange").first { $0.detail == "CGSize" }
    let report = try #require(sizes?.action)

    report(GeometryProxy(stubSize: CGSize(width: 320, height: 80)))

    #expect(model.screen.sizes["a"] == MeasuredSize(width: 320, height: 80))
  }

  @Test func `Y2 Y9 a block page draws its current space, with boxes of every level`() throws {
    model.show(
      try .page(
        ["a", "b"],
        property: """
          { "home": { "appearance": { "padding": 1 } }, "feed": { "appearance": { "padding": 2 } },
            "top": { "appearance": { "padding": 3 } }, "a": { "appearance": { "padding": 4 } } }
          """
      )
    )

    #expect(ids(drawing) == ["top", "a", "b"])
    let paddings = drawing.all("padding").map { $0.detail.prefix(1) }
    #expect(paddings == ["1", "2", "3", "4", "0"])
    #expect(drawing.texts == ["1", "1", "notice: loaded"])
  }
}

@MainActor
private final class Refreshes {
  var count = 0
}
