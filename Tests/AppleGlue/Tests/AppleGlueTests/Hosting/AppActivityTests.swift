import CounterScreen
import Foundation
import ScreenDocument
import SwiftUI
import Testing
import TopScreen
import UIKit

@testable import ScreenViews

/// One after another, because every tracker receives the notifications of the app.
@MainActor
@Suite(.serialized) struct AppActivityTests {
  private static let views = ContentViews<CounterUIState> {
    SlotView(.counter, slots: \.counter) { Text("\($0.count)") }
  }

  private let model = HomeScreenModel(
    state: CounterUIState(),
    routes: CounterUIState.routes,
    context: { .tokyo }
  )
  private let sink = RecordingImpressionSink()
  private let tracker: ImpressionTracker

  init() {
    tracker = ImpressionTracker(model.screen, sink: sink, rule: ImpressionRule(duration: .zero))
  }

  private func container() -> HostingContainer {
    let container = HostingContainer(
      model.screen,
      state: model.state,
      views: Self.views,
      options: HostOptions(impressions: tracker)
    ) { _ in nil }
    container.scrollView.frame = CGRect(x: 0, y: 0, width: 320, height: 150)
    _ = container.view
    return container
  }

  private func show(_ ids: [String]) throws {
    model.show(try .counters(ids.map { "counter#\($0)=1" }))
  }

  private var seen: [String] { sink.impressions.map(\.id.rawValue).sorted() }

  @Test func `no impression counts while a screen is covered or the app is inactive`() async throws
  {
    let container = container()
    let center = NotificationCenter.default
    center.post(name: UIApplication.willResignActiveNotification, object: nil)
    await mainQueueSettles()
    container.viewDidAppear(false)
    try show(["a"])
    #expect(seen == [])

    center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    await mainQueueSettles()
    #expect(seen == ["a"])
    container.viewDidDisappear(false)
    try show(["b"])
    #expect(seen == ["a"])
    container.viewDidAppear(false)
    #expect(seen == ["a", "b"])
  }

  @Test(arguments: [UIApplication.State.inactive, .background])
  func `no impression counts for a screen that is created while the app is inactive`(
    state: UIApplication.State
  ) async throws {
    UIApplication.shared.stubState = state
    let container = container()
    UIApplication.shared.stubState = .active
    container.viewDidAppear(false)
    try show(["a"])
    #expect(seen == [])

    NotificationCenter.default.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    await mainQueueSettles()
    #expect(seen == ["a"])
  }

  @Test func `no impression counts while an app with UIKit's life cycle is inactive`() async throws
  {
    let stack = ScreenStack(model, views: Self.views, refresh: {}, impressions: tracker) { _ in
      EmptyView()
    }
    let drawing = stubNode(of: stack)
    drawing.all("onAppear").first?.action?(())
    let center = NotificationCenter.default
    center.post(name: UIApplication.willResignActiveNotification, object: nil)
    await mainQueueSettles()
    try show(["a"])
    let share = stubNode(of: stack).all("onGeometryChange").first { $0.detail == "Bool" }
    let size = CGSize(width: 320, height: 100)
    share?.action?(GeometryProxy(stubSize: size, scrollBounds: CGRect(origin: .zero, size: size)))
    #expect(seen == [])

    center.post(name: UIApplication.didBecomeActiveNotification, object: nil)
    await mainQueueSettles()
    #expect(seen == ["a"])

    drawing.all("onDisappear").first?.action?(())
    center.post(name: UIApplication.willResignActiveNotification, object: nil)
    await mainQueueSettles()
    #expect(tracker.isAppActive)
  }
}
