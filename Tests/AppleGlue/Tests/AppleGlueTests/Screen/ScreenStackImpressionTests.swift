import CounterScreen
import Foundation
import ScreenDocument
import ScreenViews
import SwiftUI
import Testing
import TopScreen

@MainActor
@Suite struct ScreenStackImpressionTests {
  private let model = HomeScreenModel(
    state: CounterUIState(),
    routes: CounterUIState.routes,
    context: { .tokyo }
  )
  private let sink = RecordingImpressionSink()
  private let tracker: ImpressionTracker

  init() throws {
    tracker = ImpressionTracker(model.screen, sink: sink, rule: ImpressionRule(duration: .zero))
    model.show(try .counters("counter#a=1", "counter#b=1"))
  }

  private func drawing() -> StubNode {
    let stack = ScreenStack(
      model,
      views: ContentViews<CounterUIState> {
        SlotView(.counter, slots: \.counter) { Text("\($0.count)") }
      },
      refresh: {},
      impressions: tracker
    ) { _ in EmptyView() }
    return stubNode(of: stack)
  }

  /// Sets the viewport, in the coordinates of a content 100 points high.
  private func scroll(_ id: String, to start: Double, length: Double = 200) {
    let content = drawing().all("element").first { $0.contentID == id }
    let report = content?.all("onGeometryChange").first { $0.detail == "Bool" }?.action
    report?(
      GeometryProxy(
        stubSize: CGSize(width: 320, height: 100),
        scrollBounds: CGRect(x: 0, y: start, width: 320, height: length)
      )
    )
  }

  private func appear() { drawing().all("onAppear").first?.action?(()) }

  private var seen: [ContentID] { sink.impressions.map(\.id) }

  @Test func `SwiftUI reports the visible share of a content`() {
    appear()
    scroll("a", to: 60)
    scroll("b", to: -170)
    #expect(seen == [])

    scroll("a", to: 50)
    scroll("b", to: -130)
    #expect(seen == ["a", "b"])
  }

  @Test func `no impression counts before the screen appears or after it disappears`() {
    scroll("a", to: 0)
    #expect(seen == [])
    appear()
    #expect(seen == ["a"])

    drawing().all("onDisappear").first?.action?(())
    scroll("b", to: 0)
    #expect(seen == ["a"])
  }

  @Test func `a content that is removed from the display is no longer visible`() {
    scroll("a", to: 0)
    let content = drawing().all("element").first { $0.contentID == "a" }
    content?.all("onDisappear").first?.action?(())

    appear()

    #expect(seen == [])
  }
}
