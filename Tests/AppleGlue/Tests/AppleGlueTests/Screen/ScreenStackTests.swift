import CounterScreen
import Foundation
import ScreenDocument
import ScreenViews
import SwiftUI
import Testing
import TopScreen

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
