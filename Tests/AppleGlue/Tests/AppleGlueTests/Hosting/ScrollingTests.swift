import CounterScreen
import Foundation
import ScreenDocument
import SwiftUI
import TestSupport
import Testing
import TopScreen
import UIKit

@testable import ScreenViews

/// A viewport of 150 points over contents of 100 points each, or as many as a test sets.
@MainActor
@Suite struct ScrollingTests {
  private let model = HomeScreenModel(
    state: CounterUIState(),
    routes: CounterUIState.routes,
    context: { .tokyo }
  )
  private let sink = RecordingImpressionSink()

  private func container(impressions: ImpressionTracker? = nil) -> HostingContainer {
    let container = HostingContainer(
      model.screen,
      state: model.state,
      views: ContentViews<CounterUIState> {
        SlotView(.counter, slots: \.counter) { Text("\($0.count)") }
      },
      options: HostOptions(impressions: impressions)
    ) { _ in nil }
    container.scrollView.frame = CGRect(x: 0, y: 0, width: 320, height: 150)
    _ = container.view
    return container
  }

  private func show(_ ids: [String]) throws {
    model.show(try .counters(ids.map { "counter#\($0)=1" }))
  }

  private func offset(_ container: HostingContainer) -> Double {
    Double(container.scrollView.contentOffset.y)
  }

  @Test(arguments: [
    (["a", "b", "c", "d", "e"], 230.0),
    (["x", "y", "a", "b", "c", "d", "e"], 430.0),
    (["c", "d", "e", "f"], 30.0),
    (["a", "b", "d", "e", "x"], 130.0),
    (["a"], 0.0),
  ])
  func `the content in view keeps its position while the stack changes`(
    ids: [String],
    expected: Double
  ) throws {
    let container = container()
    try show(["a", "b", "c", "d", "e"])
    container.scrollView.contentOffset.y = 230

    try show(ids)

    #expect(offset(container) == expected)
  }

  @Test func `at the top of the screen, inserted contents above become visible`() throws {
    let container = container()
    try show(["a", "b", "c"])

    try show(["x", "a", "b", "c"])

    #expect(offset(container) == 0)
  }

  @Test func `a change that keeps the offset does not set it, and a running scroll continues`()
    throws
  {
    let container = container()
    try show(["a", "b", "c", "d", "e"])
    container.scrollView.contentOffset.y = 130
    let writes = container.scrollView.stubOffsetWrites

    model.show(try .counters(["a", "b", "c", "d", "e"].map { "counter#\($0)=2" }))
    try show(["a", "b", "c", "d", "e", "f"])

    #expect(offset(container) == 130)
    #expect(container.scrollView.stubOffsetWrites == writes)
  }

  @Test(arguments: UInt64(0)..<100)
  func `after every change the scroll offset is the one that the anchor computes`(seed: UInt64)
    throws
  {
    var random = Seeded(seed: seed)
    let container = container()
    for _ in 0..<6 {
      let before = model.screen.stack
      let extents = Self.extents(of: container, before)
      container.scrollView.contentOffset.y = CGFloat(Int.random(in: 0...600, using: &random))
      let anchor = ScrollAnchor(before, laidOut: extents, in: container.scrollView.viewport)
      try show(StackItem.stack(seed: seed, using: &random).map(\.id.rawValue))

      let after = model.screen.stack
      let start = anchor.viewportStart(in: after, laidOut: Self.extents(of: container, after))
      #expect(container.scrollView.viewport.start == start, "seed \(seed)")
    }
    #expect(UIKitCalls.violations == [])
  }

  private static func extents(
    of container: HostingContainer,
    _ stack: StackModel
  ) -> [ContentID: ContentExtent] {
    var extents: [ContentID: ContentExtent] = [:]
    for (index, id) in stack.ids.enumerated() {
      extents[id] = ContentExtent(start: Double(index) * 100, length: 100)
    }
    return extents
  }

  @Test func `UIKit reports which contents are visible, and each impression is reported once`()
    throws
  {
    let tracker = ImpressionTracker(
      model.screen,
      sink: sink,
      rule: ImpressionRule(duration: .zero)
    )
    let container = container(impressions: tracker)
    try show(["a", "b", "c", "d"])
    #expect(seen == [])

    container.viewDidAppear(false)
    #expect(seen == ["a", "b"])
    container.scrollView.contentOffset.y = 120
    #expect(seen == ["a", "b", "c"])
    container.scrollView.contentOffset.y = 0
    try show(["d", "a"])
    #expect(seen == ["a", "b", "c", "d"])
  }

  @Test func `a layout pass without a stack change reports the visible contents`() throws {
    let tracker = ImpressionTracker(
      model.screen,
      sink: sink,
      rule: ImpressionRule(duration: .zero)
    )
    let container = container(impressions: tracker)
    try show(["a", "b"])
    container.stackView.arrangedSubviews.first?.stubHeight = 400
    container.scrollView.layoutIfNeeded()
    container.viewDidAppear(false)
    #expect(seen == ["a"])

    container.stackView.arrangedSubviews.first?.stubHeight = 20
    container.scrollView.layoutIfNeeded()
    container.viewDidLayoutSubviews()

    #expect(seen == ["a", "b"])
  }

  private var seen: [String] { sink.impressions.map(\.id.rawValue).sorted() }
}
